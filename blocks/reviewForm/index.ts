import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/reviewForm.js';
import { ReviewForm } from './reviewForm.tsx';

export default defineBlock({ kind: 'reviewForm', validate, component: ReviewForm });
