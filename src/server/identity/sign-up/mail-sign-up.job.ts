import * as z from 'zod';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { writeMails } from '../mail/write-mails.ts';
import { countSignUps, findSignUp } from './sign-ups.store.ts';

/** Rate limit: mails to one address within ten minutes, which prevents flooding a mailbox. */
const MOST_RECENT = 3;

const Wish = z.object({ id: z.string(), origin: z.string() });

/**
 * Mails the activation link of a sign-up or, if the address has an account, a note that it does. The check runs in this
 * job, not in the request, so that neither the answer nor its timing reveals whether an account exists.
 */
export const mailSignUp: Job<z.infer<typeof Wish>> = defineJob({
  name: 'mail-sign-up',
  payload: Wish,
  run: (context, { id, origin }) =>
    inRealm(context.db, context.realm.id, async (tx) => {
      const now = context.clock.now();
      const signUp = await findSignUp(tx, context.realm.id, id, now);
      if (!signUp || signUp.isActive) return;
      const { email, locale, expiresAt } = signUp;
      if ((await countSignUps(tx, context.realm.id, email, now)) > MOST_RECENT) return;
      const account = await findAccountByEmail(tx, context.realm.id, email, now);
      if (account) {
        const mail = { accountId: account.id, key: id, payload: { locale, origin } };
        await writeMails(tx, context, context.realm.id, { kind: 'accountExists', mails: [mail] });
      } else {
        const mail = { key: id, expiresAt, payload: { locale, origin, token: id, to: email } };
        await writeMails(tx, context, context.realm.id, { kind: 'activateAccount', mails: [mail] });
      }
    }),
});
