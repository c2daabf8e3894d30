import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/filterList.js';
import { FilterList } from './filterList.tsx';

export default defineBlock({ kind: 'filterList', validate, component: FilterList });
