import type { Validator } from '../../../validator.ts';
import type { RowContract } from '../../types.ts';

export const validate: Validator<RowContract>;
