import type { Guard } from '../../../guard.ts';
import type { TextBlockBlock } from '../../types.ts';

export const validate: Guard<TextBlockBlock>;
