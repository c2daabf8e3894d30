import type { Guard } from '../../../guard.ts';
import type { TextElement } from '../../types.ts';

export const validate: Guard<TextElement>;
