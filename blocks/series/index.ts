import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/series.js';
import { Series } from './series.tsx';

export default defineBlock({
  kind: 'series',
  validate,
  component: Series,
  opens: ({ seasons }) => seasons.items[0]?.tab,
});
