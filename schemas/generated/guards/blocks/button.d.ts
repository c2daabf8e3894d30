import type { Guard } from '../../../guard.ts';
import type { ButtonBlock } from '../../types.ts';

export const validate: Guard<ButtonBlock>;
