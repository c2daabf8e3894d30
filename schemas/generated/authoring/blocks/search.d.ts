import type { Validator } from '../../../validator.ts';
import type { SearchBlock } from '../../types.ts';

export const validate: Validator<SearchBlock>;
