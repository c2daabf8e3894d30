import type { Guard } from '../../../guard.ts';
import type { ButtonListBlock } from '../../types.ts';

export const validate: Guard<ButtonListBlock>;
