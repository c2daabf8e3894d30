import type { Validator } from '../../../validator.ts';
import type { Menu } from '../../types.ts';

export const validate: Validator<Menu>;
