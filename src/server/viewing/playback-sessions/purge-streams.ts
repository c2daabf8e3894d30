import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteUnseen } from '../active-streams/playing.store.ts';

/** Who was away for longer is told that it is over, not by whom; in milliseconds. */
const KEPT = 3_600_000;

/** Clears away streams that are over. They have not counted since a minute after they were last heard of. */
export const purgeExpiredStreams: Job<Record<string, never>> = defineJob({
  name: 'forget-playing',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteUnseen(tx, id, clock.now() - KEPT, limit));
  },
});
