import { isEmail } from '#schemas/values/email.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { TOKEN_LIFETIME_MS } from '../one-time-tokens/token-lifetime.ts';
import { countRecent, insertToken, invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { findPendingEmailChange } from './email-change.store.ts';
import { mailEmailChange } from './mail-email-change.job.ts';

type Names = 'GET /api/v2/user/email-change' | 'POST /api/v2/user/email-change' | 'DELETE /api/v2/user/email-change';

/**
 * Rate limit: email changes that an account may request within ten minutes, so that it cannot flood another mailbox.
 */
const MOST_RECENT = 3;

const createEmailError = (message: 'pleaseProvideValidEmail' | 'emailIsTheSame') =>
  new ProblemError('BAD_REQUEST', [message], { details: { fields: [{ pointer: '/email', field: 'email', message }] } });

/** Endpoints to change the account's email address. */
export const emailChangeHandlers: Handlers<Names> = {
  'GET /api/v2/user/email-change': async ({ clock, db, realm, caller }) => {
    const now = clock.now();
    const pending = await inRealm(db, realm.id, (tx) => findPendingEmailChange(tx, realm.id, caller.id, now));
    return pending ? { email: pending.email } : {};
  },
  /**
   * Mails a confirmation link to the new address; the address changes only when the link is followed. An earlier
   * request is cancelled. A background job checks whether the address is taken, so that neither the answer nor its
   * timing reveals it.
   * @throws ProblemError 428 without a fresh proof, 400 for an invalid or unchanged address, 429 after too many
   * requests
   */
  'POST /api/v2/user/email-change': async (call) => {
    requireFreshProof(call);
    const { realm, caller, locale } = call;
    const email = normalizeEmail(call.body.email);
    if (!isEmail(email)) throw createEmailError('pleaseProvideValidEmail');
    const now = call.clock.now();
    await inRealm(call.db, realm.id, async (tx) => {
      const account = await findAccount(tx, realm.id, caller.id, now);
      if (!account) throw new ProblemError('UNAUTHORIZED');
      if (account.email === email) throw createEmailError('emailIsTheSame');
      const asked = { accountId: account.id, kind: 'email' } as const;
      if ((await countRecent(tx, realm.id, asked, now)) >= MOST_RECENT)
        throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: 600 });
      await invalidateTokens(tx, realm.id, { accountId: account.id, kinds: ['email'] }, now);
      const token = { ...asked, id: newTokenId(), email, expiresAt: now + TOKEN_LIFETIME_MS.email };
      await insertToken(tx, realm.id, token, now);
      const wish = { id: token.id, accountId: account.id, email, locale, origin: getSiteOrigin(call) };
      await call.jobs.enqueue(tx, mailEmailChange, realm.id, wish);
    });
    return undefined;
  },
  'DELETE /api/v2/user/email-change': async ({ clock, db, realm, caller }) => {
    const wish = { accountId: caller.id, kinds: ['email'] } as const;
    const now = clock.now();
    await inRealm(db, realm.id, (tx) => invalidateTokens(tx, realm.id, wish, now));
    return undefined;
  },
};
