import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOldCodes } from './device-codes.store.ts';

/** Purges device codes that expired more than an hour ago. */
export const purgeExpiredDeviceCodes: Job<Record<string, never>> = defineJob({
  name: 'forget-device-codes',
  cron: '37 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteOldCodes(tx, id, clock.now(), limit));
  },
});
