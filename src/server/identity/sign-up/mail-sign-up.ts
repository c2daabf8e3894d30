import * as z from 'zod';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { writeMails } from '../mail/send-mails.ts';
import { countSignUps, findSignUp } from './sign-ups.store.ts';

/** Mails to one address within ten minutes: nobody fills a stranger's mailbox. */
const MOST_RECENT = 3;

const Wish = z.object({ id: z.string(), origin: z.string() });

/**
 * Writes to whoever has signed up: the link by which the account is made or, where the address has an account, that it has one. Which of
 * the two is found out here and not when somebody signs up, so that neither the answer nor its time tells.
 */
export const mailSignUp: Job<z.infer<typeof Wish>> = defineJob({
  name: 'mail-sign-up',
  payload: Wish,
  run: (context, realm, { id, origin }) =>
    inRealm(context.db, realm.id, async (tx) => {
      const now = context.clock.now();
      const signUp = await findSignUp(tx, realm.id, id, now);
      if (!signUp || signUp.isActive) return;
      const { email, locale, expiresAt } = signUp;
      if ((await countSignUps(tx, realm.id, email, now)) > MOST_RECENT) return;
      const account = await findAccountByEmail(tx, realm.id, email, now);
      if (account) {
        const mail = { accountId: account.id, key: id, payload: { locale, origin } };
        await writeMails(context, tx, realm.id, { kind: 'accountExists', mails: [mail] });
      } else {
        const mail = { key: id, uselessFrom: expiresAt, payload: { locale, origin, token: id, to: email } };
        await writeMails(context, tx, realm.id, { kind: 'activateAccount', mails: [mail] });
      }
    }),
});
