import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/fighters.js';
import { Fighters } from './fighters.tsx';

export default defineBlock({ kind: 'fighters', validate, component: Fighters });
