import type { Validator } from '../../../validator.ts';
import type { BirthDateField } from '../../types.ts';

export const validate: Validator<BirthDateField>;
