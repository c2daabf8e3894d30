import type { Guard } from '../../../guard.ts';
import type { ProgrammeGuideBlock } from '../../types.ts';

export const validate: Guard<ProgrammeGuideBlock>;
