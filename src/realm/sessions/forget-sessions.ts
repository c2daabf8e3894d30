import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteExpired } from './sessions.store.ts';

/** Sessions that go in one transaction. */
const AT_ONCE = 1000;

/** Clears away sessions that are over, with their tokens. */
export const forgetSessions: Job<Record<string, never>> = defineJob({
  name: 'forget-sessions',
  cron: '7 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    const some = () => inRealm(db, id, (tx) => deleteExpired(tx, id, clock.now(), AT_ONCE));
    while ((await some()) === AT_ONCE);
  },
});
