import { defineBlock } from '#renderers/registry/block.ts';
import { validate } from '#schemas/generated/guards/blocks/bucket.js';
import { BucketRow } from './bucket.tsx';

export default defineBlock({ kind: 'bucket', validate, component: BucketRow, staysWithTabs: true });
