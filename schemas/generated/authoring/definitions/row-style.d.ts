import type { Validator } from '../../../validator.ts';
import type { RowStyle } from '../../types.ts';

export const validate: Validator<RowStyle>;
