import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/validators/blocks/filterList.js';
import { FilterList } from './filterList.tsx';

export default defineBlock({ kind: 'filterList', validate, component: FilterList });
