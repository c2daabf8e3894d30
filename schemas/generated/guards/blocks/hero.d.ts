import type { Guard } from '../../../guard.ts';
import type { HeroBlock } from '../../types.ts';

export const validate: Guard<HeroBlock>;
