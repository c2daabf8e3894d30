import type { Guard } from '../../../guard.ts';
import type { SeparatorBlock } from '../../types.ts';

export const validate: Guard<SeparatorBlock>;
