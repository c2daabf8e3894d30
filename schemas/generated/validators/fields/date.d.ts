import type { Validator } from '../../../validator.ts';
import type { DateField } from '../../types.ts';

export const validate: Validator<DateField>;
