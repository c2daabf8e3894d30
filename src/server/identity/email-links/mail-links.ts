import * as z from 'zod';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { normalEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { countRecent } from '../one-time-tokens/one-time-tokens.store.ts';
import { writeLink } from './write-link.ts';

/** Links of one kind that an account is sent within ten minutes: nobody fills a stranger's mailbox. */
const MOST_RECENT = 3;

const Wish = z.object({
  id: z.string(),
  kind: z.enum(['reset', 'magic']),
  /** As somebody has typed it; perhaps nobody's. */
  email: z.string(),
  locale: z.string(),
  origin: z.string(),
});
/** Somebody wants a link sent to an e-mail address. */
export type LinkWish = z.infer<typeof Wish>;

/**
 * Sends links to those who have asked for one, if there is an account of that address. It is looked for here and not when
 * somebody asks, so that neither the answer nor its time tells who has an account.
 */
export const mailLinks: Job<LinkWish> = defineJob({
  name: 'mail-links',
  payload: Wish,
  run: (context, realm, { id, kind, email, locale, origin }) =>
    inRealm(context.db, realm.id, async (tx) => {
      const account = await findAccountByEmail(tx, realm.id, email, context.clock.now());
      if (!account) return;
      const recent = await countRecent(tx, realm.id, { accountId: account.id, kind }, context.clock.now());
      if (recent >= MOST_RECENT) return;
      const to = { id: account.id, email: normalEmail(email) };
      await writeLink(context, tx, realm.id, { id, kind, account: to, locale, origin });
    }),
});
