import type { BucketBlock } from '../generated/types.ts';

/** A row as the server answers it: the attributes of a bucket element. */
export type Bucket = BucketBlock;
