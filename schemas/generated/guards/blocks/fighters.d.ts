import type { Guard } from '../../../guard.ts';
import type { FightersBlock } from '../../types.ts';

export const validate: Guard<FightersBlock>;
