import type { Validator } from '../../../validator.ts';
import type { NameField } from '../../types.ts';

export const validate: Validator<NameField>;
