import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOldFailures } from './attempts.store.ts';
import { deleteOldEvents } from './auth-events.store.ts';
import { deleteExpired } from './sessions.store.ts';

/** Purges expired sessions with their tokens, old failed attempts, and audit events after a year. */
export const purgeExpiredSessions: Job<Record<string, never>> = defineJob({
  name: 'forget-sessions',
  cron: '7 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    for (const some of [deleteExpired, deleteOldFailures, deleteOldEvents])
      await inBatches(db, id, (tx, limit) => some(tx, id, clock.now(), limit));
  },
});
