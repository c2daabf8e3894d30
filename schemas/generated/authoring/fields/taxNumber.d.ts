import type { Validator } from '../../../validator.ts';
import type { TaxNumberField } from '../../types.ts';

export const validate: Validator<TaxNumberField>;
