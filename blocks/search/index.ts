import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/search.js';
import { Search } from './search.tsx';

export default defineBlock({ kind: 'search', validate, component: Search });
