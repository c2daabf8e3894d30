import * as z from 'zod';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import { deleteOverRooms } from './rooms.store.ts';

/** Clears away rooms that are over. They have not been found since ten minutes after their last member was heard of. */
export const endRooms: Job<Record<string, never>> = defineJob({
  name: 'end-rooms',
  cron: '*/10 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    await inBatches(db, id, (tx, limit) => deleteOverRooms(tx, id, clock.now(), limit));
  },
});
