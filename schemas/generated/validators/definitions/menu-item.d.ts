import type { Validator } from '../../../validator.ts';
import type { MenuItem } from '../../types.ts';

export const validate: Validator<MenuItem>;
