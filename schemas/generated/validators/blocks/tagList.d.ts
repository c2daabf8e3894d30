import type { Validator } from '../../../validator.ts';
import type { TagListBlock } from '../../types.ts';

export const validate: Validator<TagListBlock>;
