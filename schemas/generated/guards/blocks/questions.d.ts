import type { Guard } from '../../../guard.ts';
import type { QuestionsBlock } from '../../types.ts';

export const validate: Guard<QuestionsBlock>;
