import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOverRooms } from './rooms.store.ts';

/** Deletes ended rooms: those unused for ten minutes. */
export const endRooms: Job<Record<string, never>> = defineJob({
  name: 'end-rooms',
  cron: '*/10 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteOverRooms(tx, id, clock.now(), limit));
  },
});
