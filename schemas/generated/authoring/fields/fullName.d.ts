import type { Validator } from '../../../validator.ts';
import type { FullNameField } from '../../types.ts';

export const validate: Validator<FullNameField>;
