import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/plans.js';
import { Plans } from './plans.tsx';

export default defineBlock({ kind: 'plans', validate, component: Plans });
