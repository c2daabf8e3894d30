import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/liveRow.js';
import { LiveRow } from './liveRow.tsx';

export default defineBlock({ kind: 'liveRow', validate, component: LiveRow });
