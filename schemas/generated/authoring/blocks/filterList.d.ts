import type { Validator } from '../../../validator.ts';
import type { FilterListBlock } from '../../types.ts';

export const validate: Validator<FilterListBlock>;
