import type { Guard } from '../../../guard.ts';
import type { TagListBlock } from '../../types.ts';

export const validate: Guard<TagListBlock>;
