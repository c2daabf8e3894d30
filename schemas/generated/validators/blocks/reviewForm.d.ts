import type { Validator } from '../../../validator.ts';
import type { ReviewFormBlock } from '../../types.ts';

export const validate: Validator<ReviewFormBlock>;
