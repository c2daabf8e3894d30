import type { Guard } from '../../../guard.ts';
import type { ImageBlock } from '../../types.ts';

export const validate: Guard<ImageBlock>;
