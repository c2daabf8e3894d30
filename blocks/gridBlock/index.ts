import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/gridBlock.js';
import { GridBlock } from './gridBlock.tsx';

export default defineBlock({ kind: 'gridBlock', validate, component: GridBlock, staysWithTabs: true });
