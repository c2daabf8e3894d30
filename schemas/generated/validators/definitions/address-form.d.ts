import type { Validator } from '../../../validator.ts';
import type { AddressForm } from '../../types.ts';

export const validate: Validator<AddressForm>;
