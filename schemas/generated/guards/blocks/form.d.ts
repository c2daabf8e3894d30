import type { Guard } from '../../../guard.ts';
import type { FormBlock } from '../../types.ts';

export const validate: Guard<FormBlock>;
