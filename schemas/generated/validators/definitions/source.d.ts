import type { Validator } from '../../../validator.ts';
import type { Source } from '../../types.ts';

export const validate: Validator<Source>;
