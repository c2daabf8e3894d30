import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOldImpersonations } from './impersonations.store.ts';

/** Purges impersonations older than a year and grants that expired unused. */
export const purgeExpiredImpersonations: Job<Record<string, never>> = defineJob({
  name: 'forget-impersonations',
  cron: '37 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) =>
    inBatches(db, id, (tx, limit) => deleteOldImpersonations(tx, id, clock.now(), limit)),
});
