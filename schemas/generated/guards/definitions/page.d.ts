import type { Guard } from '../../../guard.ts';
import type { Page } from '../../types.ts';

export const validate: Guard<Page>;
