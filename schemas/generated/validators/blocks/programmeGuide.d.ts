import type { Validator } from '../../../validator.ts';
import type { ProgrammeGuideBlock } from '../../types.ts';

export const validate: Validator<ProgrammeGuideBlock>;
