import type { Guard } from '../../../guard.ts';
import type { SearchBlock } from '../../types.ts';

export const validate: Guard<SearchBlock>;
