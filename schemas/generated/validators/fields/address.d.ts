import type { Validator } from '../../../validator.ts';
import type { AddressField } from '../../types.ts';

export const validate: Validator<AddressField>;
