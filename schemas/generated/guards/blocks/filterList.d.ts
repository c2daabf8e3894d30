import type { Guard } from '../../../guard.ts';
import type { FilterListBlock } from '../../types.ts';

export const validate: Guard<FilterListBlock>;
