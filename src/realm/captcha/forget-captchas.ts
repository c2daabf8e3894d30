import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteOldProofs } from './captcha.store.ts';

/** Rows that go in one transaction. */
const AT_ONCE = 1000;

/** Clears away what is kept of proofs of work that are too old to be used again. */
export const forgetCaptchas: Job<Record<string, never>> = defineJob({
  name: 'forget-captchas',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    while ((await inRealm(db, id, (tx) => deleteOldProofs(tx, id, clock.now(), AT_ONCE))) === AT_ONCE);
  },
});
