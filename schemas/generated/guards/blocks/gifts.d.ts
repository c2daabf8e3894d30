import type { Guard } from '../../../guard.ts';
import type { GiftsBlock } from '../../types.ts';

export const validate: Guard<GiftsBlock>;
