import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteSignUpsEndedBefore } from './sign-ups.store.ts';

/** Purges sign-ups whose link expired, with the typed data. */
export const purgeExpiredSignUps: Job<Record<string, never>> = defineJob({
  name: 'forget-sign-ups',
  cron: '29 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    const before = clock.now();
    await inBatches(db, id, (tx, limit) => deleteSignUpsEndedBefore(tx, id, before, limit));
  },
});
