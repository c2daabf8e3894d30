import type { Validator } from '../../../validator.ts';
import type { BucketBlock } from '../../types.ts';

export const validate: Validator<BucketBlock>;
