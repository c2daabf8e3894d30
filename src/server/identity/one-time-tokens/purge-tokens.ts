import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { DAY_MS } from '../../platform/occurrence.ts';
import { deleteTokensEndedBefore } from './one-time-tokens.store.ts';

/** Expired tokens are kept this long, so that a late click gets "used" or "expired" instead of "invalid". */
const KEPT_MS = 7 * DAY_MS;

/** Purges one-time tokens a week after they expired. */
export const purgeExpiredTokens: Job<Record<string, never>> = defineJob({
  name: 'forget-one-time-tokens',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    const before = clock.now() - KEPT_MS;
    await inBatches(db, id, (tx, limit) => deleteTokensEndedBefore(tx, id, before, limit));
  },
});
