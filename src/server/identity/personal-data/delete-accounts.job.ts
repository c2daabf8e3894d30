import * as z from 'zod';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { addAuthEvent } from '../sessions/auth-events.store.ts';
import { deleteDueAccount, findAccountsDueForDeletion } from './personal-data.store.ts';

/** Number of due accounts read per batch. */
const AT_ONCE = 100;

/**
 * Deletes accounts whose waiting period is over, each in its own transaction, so that a failure does not undo the
 * others.
 */
export const deleteAccounts: Job<Record<string, never>> = defineJob({
  name: 'delete-accounts',
  // The job runs every minute, because the mail announces the time of the deletion to the minute.
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async ({ db, clock, log, realm: { id: realm } }) => {
    const now = clock.now();
    for (;;) {
      const due = await inRealm(db, realm, (tx) => findAccountsDueForDeletion(tx, realm, now, AT_ONCE));
      for (const accountId of due)
        await inRealm(db, realm, async (tx) => {
          if (!(await deleteDueAccount(tx, realm, accountId, now))) return;
          await addAuthEvent(tx, realm, { kind: 'account-deleted', accountId }, now);
          log.info({ realm, account: accountId }, 'An account was deleted, as its holder had asked');
        });
      if (due.length < AT_ONCE) return;
    }
  },
});
