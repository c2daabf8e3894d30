import type { Validator } from '../../../validator.ts';
import type { Theme } from '../../types.ts';

export const validate: Validator<Theme>;
