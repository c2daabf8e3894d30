import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteOldFailures } from './attempts.store.ts';
import { deleteOldEvents } from './auth-events.store.ts';
import { deleteExpired } from './sessions.store.ts';

/** Rows that go in one transaction. */
const AT_ONCE = 1000;

/** Clears away sessions that are over, with their tokens, failed attempts to sign in that count no more, and what happened long ago. */
export const forgetSessions: Job<Record<string, never>> = defineJob({
  name: 'forget-sessions',
  cron: '7 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    for (const some of [deleteExpired, deleteOldFailures, deleteOldEvents])
      while ((await inRealm(db, id, (tx) => some(tx, id, clock.now(), AT_ONCE))) === AT_ONCE);
  },
});
