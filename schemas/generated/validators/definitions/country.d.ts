import type { Validator } from '../../../validator.ts';
import type { Country } from '../../types.ts';

export const validate: Validator<Country>;
