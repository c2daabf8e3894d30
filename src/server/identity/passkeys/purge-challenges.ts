import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOldChallenges } from './passkeys.store.ts';

/** Purges challenges that expired unanswered. */
export const purgeExpiredChallenges: Job<Record<string, never>> = defineJob({
  name: 'forget-passkey-challenges',
  cron: '47 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteOldChallenges(tx, id, clock.now(), limit));
  },
});
