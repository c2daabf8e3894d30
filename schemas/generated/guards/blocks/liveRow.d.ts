import type { Guard } from '../../../guard.ts';
import type { LiveRowBlock } from '../../types.ts';

export const validate: Guard<LiveRowBlock>;
