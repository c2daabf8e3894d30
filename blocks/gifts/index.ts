import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/gifts.js';
import { Gifts } from './gifts.tsx';

export default defineBlock({ kind: 'gifts', validate, component: Gifts });
