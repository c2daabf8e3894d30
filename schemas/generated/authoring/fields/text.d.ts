import type { Validator } from '../../../validator.ts';
import type { TextField } from '../../types.ts';

export const validate: Validator<TextField>;
