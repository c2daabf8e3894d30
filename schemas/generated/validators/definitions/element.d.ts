import type { Validator } from '../../../validator.ts';
import type { Element } from '../../types.ts';

export const validate: Validator<Element>;
