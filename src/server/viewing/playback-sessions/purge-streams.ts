import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteUnseen } from '../active-streams/playing.store.ts';

/**
 * Retention of ended streams in milliseconds. A player that returns later only learns that its stream has ended, not
 * why.
 */
const KEPT = 3_600_000;

/** Deletes ended streams. They stopped counting one minute after their last heartbeat. */
export const purgeExpiredStreams: Job<Record<string, never>> = defineJob({
  name: 'forget-playing',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteUnseen(tx, id, clock.now() - KEPT, limit));
  },
});
