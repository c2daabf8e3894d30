import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOldProofs } from './captcha.store.ts';

/** Purges the records of used proofs of work once those proofs have expired. */
export const purgeExpiredCaptchas: Job<Record<string, never>> = defineJob({
  name: 'forget-captchas',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteOldProofs(tx, id, clock.now(), limit));
  },
});
