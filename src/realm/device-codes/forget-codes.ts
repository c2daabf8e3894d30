import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteOldCodes } from './device-codes.store.ts';

/** Rows that go in one transaction. */
const AT_ONCE = 1000;

/** Clears away codes of televisions that have been over for long. */
export const forgetCodes: Job<Record<string, never>> = defineJob({
  name: 'forget-device-codes',
  cron: '37 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    while ((await inRealm(db, id, (tx) => deleteOldCodes(tx, id, clock.now(), AT_ONCE))) === AT_ONCE);
  },
});
