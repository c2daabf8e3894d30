import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/questions.js';
import { Questions } from './questions.tsx';

export default defineBlock({ kind: 'questions', validate, component: Questions });
