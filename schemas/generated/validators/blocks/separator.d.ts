import type { Validator } from '../../../validator.ts';
import type { SeparatorBlock } from '../../types.ts';

export const validate: Validator<SeparatorBlock>;
