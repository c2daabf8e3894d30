import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/image.js';
import { Image } from './image.tsx';

export default defineBlock({ kind: 'image', validate, component: Image });
