import * as z from 'zod';
import { isEmail } from '#schemas/values/email.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { countRecent } from '../one-time-tokens/one-time-tokens.store.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { writeLink } from './write-link.ts';

/** Rate limit: links of one kind that an account is mailed within ten minutes, which prevents flooding its mailbox. */
const MOST_RECENT = 3;

const Wish = z.object({
  id: z.string(),
  kind: z.enum(['reset', 'magic']),
  /** The email address as the user typed it. An account with this address may not exist. */
  email: z.string(),
  locale: z.string(),
  origin: z.string(),
});
/** Payload of the job: a link requested for an email address. */
export type LinkRequest = z.infer<typeof Wish>;

/**
 * Creates the job's payload. It is the same whether or not the address has an account.
 * @param field name of the request's field with the address, for the error
 * @throws ProblemError 400 for an invalid address
 */
export function createLinkRequest(
  context: RealmContext,
  kind: LinkRequest['kind'],
  sent: string,
  field: string,
): LinkRequest {
  const email = normalizeEmail(sent);
  if (!isEmail(email))
    throw new ProblemError('BAD_REQUEST', ['pleaseProvideValidEmail'], {
      details: { fields: [{ pointer: `/${field}`, field, message: 'pleaseProvideValidEmail' }] },
    });
  return { id: newTokenId(), kind, email, locale: context.locale, origin: getSiteOrigin(context) };
}

/**
 * Mails the requested links to addresses that have an account. The account is looked up in this job, not in the
 * request, so that neither the answer nor its timing reveals whether an account exists.
 */
export const mailLinks: Job<LinkRequest> = defineJob({
  name: 'mail-links',
  payload: Wish,
  run: (context, { id, kind, email, locale, origin }) =>
    inRealm(context.db, context.realm.id, async (tx) => {
      const account = await findAccountByEmail(tx, context.realm.id, email, context.clock.now());
      if (!account) return;
      const recent = await countRecent(tx, context.realm.id, { accountId: account.id, kind }, context.clock.now());
      if (recent >= MOST_RECENT) return;
      const to = { id: account.id, email: normalizeEmail(email) };
      await writeLink(tx, context, context.realm.id, { id, kind, account: to, locale, origin });
    }),
});
