import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/news.js';
import { News } from './news.tsx';

export default defineBlock({ kind: 'news', validate, component: News });
