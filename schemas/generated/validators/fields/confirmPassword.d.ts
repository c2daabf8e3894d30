import type { Validator } from '../../../validator.ts';
import type { ConfirmPasswordField } from '../../types.ts';

export const validate: Validator<ConfirmPasswordField>;
