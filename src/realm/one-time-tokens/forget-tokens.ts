import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { DAY_MS } from '../occurrence.ts';
import { deleteTokensEndedBefore } from './one-time-tokens.store.ts';

/** Rows that go in one transaction. */
const AT_ONCE = 1000;
/** Ended tokens are kept so long: whoever comes late is told that the link is used or too old, not that it never was. */
const KEPT_MS = 7 * DAY_MS;

/** Clears away links that were good once. */
export const forgetTokens: Job<Record<string, never>> = defineJob({
  name: 'forget-one-time-tokens',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    const before = clock.now() - KEPT_MS;
    while ((await inRealm(db, id, (tx) => deleteTokensEndedBefore(tx, id, before, AT_ONCE))) === AT_ONCE);
  },
});
