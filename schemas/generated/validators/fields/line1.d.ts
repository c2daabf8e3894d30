import type { Validator } from '../../../validator.ts';
import type { Line1Field } from '../../types.ts';

export const validate: Validator<Line1Field>;
