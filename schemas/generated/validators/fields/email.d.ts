import type { Validator } from '../../../validator.ts';
import type { EmailField } from '../../types.ts';

export const validate: Validator<EmailField>;
