import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/video.js';
import { Video } from './video.tsx';

export default defineBlock({ kind: 'video', validate, component: Video });
