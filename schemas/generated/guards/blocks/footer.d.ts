import type { Guard } from '../../../guard.ts';
import type { FooterBlock } from '../../types.ts';

export const validate: Guard<FooterBlock>;
