import * as z from 'zod';
import { isEmailTaken } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { writeMails } from '../mail/write-mails.ts';
import { findPendingEmailChange } from './email-change.store.ts';

const Wish = z.object({
  /** Id of the one-time token that the mailed link contains. */
  id: z.string(),
  accountId: z.string(),
  /** The new email address, which receives the mail. */
  email: z.string(),
  locale: z.string(),
  origin: z.string(),
});

/**
 * Mails a confirmation link to the new address, unless another account has it or the request was cancelled meanwhile.
 */
export const mailEmailChange: Job<z.infer<typeof Wish>> = defineJob({
  name: 'mail-email-change',
  payload: Wish,
  run: (context, { id, accountId, email, locale, origin }) =>
    inRealm(context.db, context.realm.id, async (tx) => {
      const pending = await findPendingEmailChange(tx, context.realm.id, accountId, context.clock.now());
      if (pending?.id !== id || (await isEmailTaken(tx, context.realm.id, email))) return;
      const payload = { locale, origin, token: id, to: email };
      const mail = { accountId, key: id, expiresAt: pending.expiresAt, payload };
      await writeMails(tx, context, context.realm.id, { kind: 'changeEmail', mails: [mail] });
    }),
});
