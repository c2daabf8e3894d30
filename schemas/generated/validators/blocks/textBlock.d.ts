import type { Validator } from '../../../validator.ts';
import type { TextBlockBlock } from '../../types.ts';

export const validate: Validator<TextBlockBlock>;
