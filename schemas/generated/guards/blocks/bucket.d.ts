import type { Guard } from '../../../guard.ts';
import type { BucketBlock } from '../../types.ts';

export const validate: Guard<BucketBlock>;
