import * as z from 'zod';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { clearGiftsWithoutGiver, lockDueGifts } from './gifts.store.ts';
import { sendGift } from './send-gift.ts';

/** Gifts that are sent in one transaction. */
const BATCH_SIZE = 10;

/**
 * Every minute: mails the gifts whose day has come, and clears what deleted accounts have written about gifts that are over. A
 * gift is locked while its code is made and its mail is queued, so several instances send it once.
 */
export const sendGiftsJob: Job<Record<string, never>> = defineJob({
  name: 'send-gifts',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context) => {
    const { db, realm, clock } = context;
    const sendDue = () =>
      inRealm(db, realm.id, async (tx) => {
        const due = await lockDueGifts(tx, realm.id, { now: clock.now(), limit: BATCH_SIZE });
        for (const gift of due) await sendGift(tx, context, gift);
        return due.length;
      });
    while ((await sendDue()) === BATCH_SIZE);
    await inRealm(db, realm.id, (tx) => clearGiftsWithoutGiver(tx, realm.id, clock.now()));
  },
});
