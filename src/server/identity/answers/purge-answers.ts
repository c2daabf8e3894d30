import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOldAnswers } from './answers.store.ts';

/** Purges form answers after the number of days that the realm sets. */
export const purgeExpiredAnswers: Job<Record<string, never>> = defineJob({
  name: 'forget-answers',
  cron: '37 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteOldAnswers(tx, id, clock.now(), limit));
  },
});
