import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteOverRooms } from './rooms.store.ts';

/** Rooms that go in one transaction. */
const AT_ONCE = 500;

/** Clears away rooms that are over. They have not been found since ten minutes after their last member was heard of. */
export const endRooms: Job<Record<string, never>> = defineJob({
  name: 'end-rooms',
  cron: '*/10 * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock }, { id }) => {
    while ((await inRealm(db, id, (tx) => deleteOverRooms(tx, id, clock.now(), AT_ONCE))) === AT_ONCE);
  },
});
