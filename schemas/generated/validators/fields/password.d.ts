import type { Validator } from '../../../validator.ts';
import type { PasswordField } from '../../types.ts';

export const validate: Validator<PasswordField>;
