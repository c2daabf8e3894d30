import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/programmeGuide.js';
import { ProgrammeGuide } from './programmeGuide.tsx';

export default defineBlock({ kind: 'programmeGuide', validate, component: ProgrammeGuide });
