import type { Validator } from '../../../validator.ts';
import type { PhoneNumberField } from '../../types.ts';

export const validate: Validator<PhoneNumberField>;
