import type { Validator } from '../../../validator.ts';
import type { FightersBlock } from '../../types.ts';

export const validate: Validator<FightersBlock>;
