import { isEmail } from '#schemas/values/email.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { TOKEN_LIFETIME_MS } from '../one-time-tokens/token-lifetime.ts';
import { countRecent, insertToken, invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { mailEmailChange } from './mail-email-change.ts';

/**
 * Rate limit: email changes that an account may request within ten minutes, so that it cannot flood another mailbox.
 */
const MOST_RECENT = 3;

const refuse = (message: 'pleaseProvideValidEmail' | 'emailIsTheSame') =>
  new ProblemError('BAD_REQUEST', [message], { details: { fields: [{ pointer: '/email', field: 'email', message }] } });

/**
 * Mails a confirmation link to the new address; the address changes only when the link is followed. An earlier request
 * is cancelled. A background job checks whether the address is taken, so that neither the answer nor its timing reveals
 * it.
 * @throws ProblemError 428 without a fresh proof, 400 for an invalid or unchanged address, 429 after too many requests
 */
export async function requestEmailChange(context: AccountContext, sent: string): Promise<void> {
  requireFreshProof(context);
  const { realm, caller, locale } = context;
  const email = normalizeEmail(sent);
  if (!isEmail(email)) throw refuse('pleaseProvideValidEmail');
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    const account = await findAccount(tx, realm.id, caller.id, now);
    if (!account) throw new ProblemError('UNAUTHORIZED');
    if (account.email === email) throw refuse('emailIsTheSame');
    const asked = { accountId: account.id, kind: 'email' } as const;
    if ((await countRecent(tx, realm.id, asked, now)) >= MOST_RECENT)
      throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: 600 });
    await invalidateTokens(tx, realm.id, { accountId: account.id, kinds: ['email'] }, now);
    const token = { ...asked, id: newTokenId(), email, expiresAt: now + TOKEN_LIFETIME_MS.email };
    await insertToken(tx, realm.id, token, now);
    const wish = { id: token.id, accountId: account.id, email, locale, origin: getSiteOrigin(context) };
    await context.jobs.enqueue(tx, mailEmailChange, realm.id, wish);
  });
}
