import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/textBlock.js';
import { TextBlock } from './textBlock.tsx';

export default defineBlock({ kind: 'textBlock', validate, component: TextBlock });
