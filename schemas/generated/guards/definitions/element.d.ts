import type { Guard } from '../../../guard.ts';
import type { Element } from '../../types.ts';

export const validate: Guard<Element>;
