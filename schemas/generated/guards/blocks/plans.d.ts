import type { Guard } from '../../../guard.ts';
import type { PlansBlock } from '../../types.ts';

export const validate: Guard<PlansBlock>;
