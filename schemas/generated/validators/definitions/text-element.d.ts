import type { Validator } from '../../../validator.ts';
import type { TextElement } from '../../types.ts';

export const validate: Validator<TextElement>;
