import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteUnseen } from '../playing/playing.store.ts';

/** Rows that go in one transaction. */
const AT_ONCE = 1000;
/** Who was away for longer is told that it is over, not by whom; in milliseconds. */
const KEPT = 3_600_000;

/** Clears away streams that are over. They have not counted since a minute after they were last heard of. */
export const forgetPlaying: Job<Record<string, never>> = defineJob({
  name: 'forget-playing',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    while ((await inRealm(db, id, (tx) => deleteUnseen(tx, id, clock.now() - KEPT, AT_ONCE))) === AT_ONCE);
  },
});
