import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/tagList.js';
import { TagList } from './tagList.tsx';

export default defineBlock({ kind: 'tagList', validate, component: TagList });
