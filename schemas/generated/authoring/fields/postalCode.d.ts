import type { Validator } from '../../../validator.ts';
import type { PostalCodeField } from '../../types.ts';

export const validate: Validator<PostalCodeField>;
