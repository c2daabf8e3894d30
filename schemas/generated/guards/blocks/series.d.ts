import type { Guard } from '../../../guard.ts';
import type { SeriesBlock } from '../../types.ts';

export const validate: Guard<SeriesBlock>;
