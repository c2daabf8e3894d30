import type { Validator } from '../../../validator.ts';
import type { SeasonItem } from '../../types.ts';

export const validate: Validator<SeasonItem>;
