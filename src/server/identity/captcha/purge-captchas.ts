import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOldProofs } from './captcha.store.ts';

/** Clears away what is kept of proofs of work that are too old to be used again. */
export const purgeExpiredCaptchas: Job<Record<string, never>> = defineJob({
  name: 'forget-captchas',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteOldProofs(tx, id, clock.now(), limit));
  },
});
