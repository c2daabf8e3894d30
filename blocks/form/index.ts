import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/form.js';
import { FormBlock } from './form.tsx';

export default defineBlock({ kind: 'form', validate, component: FormBlock });
