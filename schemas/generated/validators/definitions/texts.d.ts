import type { Validator } from '../../../validator.ts';
import type { Texts } from '../../types.ts';

export const validate: Validator<Texts>;
