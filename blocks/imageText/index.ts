import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/imageText.js';
import { ImageText } from './imageText.tsx';

export default defineBlock({ kind: 'imageText', validate, component: ImageText });
