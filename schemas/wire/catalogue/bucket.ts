import type { BucketBlock } from '../../generated/types.ts';

/** A row in API responses: the attributes of a bucket element. */
export type Bucket = BucketBlock;
