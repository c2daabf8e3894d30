import type { Validator } from '../../../validator.ts';
import type { DropdownField } from '../../types.ts';

export const validate: Validator<DropdownField>;
