import type { Validator } from '../../../validator.ts';
import type { Labels } from '../../types.ts';

export const validate: Validator<Labels>;
