import type { Validator } from '../../../validator.ts';
import type { FightersDocument } from '../../types.ts';

export const validate: Validator<FightersDocument>;
