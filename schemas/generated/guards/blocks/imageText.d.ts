import type { Guard } from '../../../guard.ts';
import type { ImageTextBlock } from '../../types.ts';

export const validate: Guard<ImageTextBlock>;
