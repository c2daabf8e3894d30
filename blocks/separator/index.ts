import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/separator.js';
import { Separator } from './separator.tsx';

export default defineBlock({ kind: 'separator', validate, component: Separator });
