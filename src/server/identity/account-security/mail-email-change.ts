import * as z from 'zod';
import { isEmailTaken } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { writeMails } from '../mail/send-mails.ts';
import { findPending } from './email-change.store.ts';

const Wish = z.object({
  /** Of the link that is good once. */
  id: z.string(),
  accountId: z.string(),
  /** Which the account is to have. */
  email: z.string(),
  locale: z.string(),
  origin: z.string(),
});

/** Writes to the address that an account is to have, unless that is somebody's already, or the wish was given up meanwhile. */
export const mailEmailChange: Job<z.infer<typeof Wish>> = defineJob({
  name: 'mail-email-change',
  payload: Wish,
  run: (context, realm, { id, accountId, email, locale, origin }) =>
    inRealm(context.db, realm.id, async (tx) => {
      const pending = await findPending(tx, realm.id, accountId, context.clock.now());
      if (pending?.id !== id || (await isEmailTaken(tx, realm.id, email))) return;
      const payload = { locale, origin, token: id, to: email };
      const mail = { accountId, key: id, uselessFrom: pending.expiresAt, payload };
      await writeMails(context, tx, realm.id, { kind: 'changeEmail', mails: [mail] });
    }),
});
