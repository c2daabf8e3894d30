import type { Guard } from '../../../guard.ts';
import type { VideoBlock } from '../../types.ts';

export const validate: Guard<VideoBlock>;
