import type { Guard } from '../../../guard.ts';
import type { ReviewFormBlock } from '../../types.ts';

export const validate: Guard<ReviewFormBlock>;
