import type { Validator } from '../../../validator.ts';
import type { NewsBlock } from '../../types.ts';

export const validate: Validator<NewsBlock>;
