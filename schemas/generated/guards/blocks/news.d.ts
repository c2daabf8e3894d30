import type { Guard } from '../../../guard.ts';
import type { NewsBlock } from '../../types.ts';

export const validate: Guard<NewsBlock>;
