import type { Guard } from '../../../guard.ts';
import type { GridBlockBlock } from '../../types.ts';

export const validate: Guard<GridBlockBlock>;
