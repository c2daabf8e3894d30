import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { DAY_MS } from '../../platform/occurrence.ts';
import { deleteTokensEndedBefore } from './one-time-tokens.store.ts';

/** Ended tokens are kept so long: whoever comes late is told that the link is used or too old, not that it never was. */
const KEPT_MS = 7 * DAY_MS;

/** Clears away links that were good once. */
export const purgeExpiredTokens: Job<Record<string, never>> = defineJob({
  name: 'forget-one-time-tokens',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    const before = clock.now() - KEPT_MS;
    await inBatches(db, id, (tx, limit) => deleteTokensEndedBefore(tx, id, before, limit));
  },
});
