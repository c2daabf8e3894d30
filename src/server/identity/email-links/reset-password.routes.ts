import { changePassword, findAccount, markVerified } from '../accounts/accounts.store.ts';
import { assertValidPassword } from '../accounts/assert-valid-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { requireCaptcha } from '../captcha/require-captcha.http.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/write-mails.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { findToken, invalidateTokens, consumeToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';
import { endAccountSessions } from '../sessions/end-sessions.store.ts';
import { createLinkRequest, mailLinks } from './mail-links.job.ts';

type Names =
  | 'POST /api/v2/reset-password/create'
  | 'PUT /api/v2/reset-password'
  | 'POST /api/v2/reset-password/account';

const kind = 'reset';

/**
 * The account that a password reset link belongs to.
 * @throws ProblemError 404 for an invalid link
 */
async function findResetAccount(tx: Tx, context: RealmContext, token: string) {
  const { realm, keys, clock } = context;
  const id = readTokenText(keys, token, { realm: realm.id, kind });
  const stored = id === undefined ? undefined : await findToken(tx, realm.id, { id, kind });
  const isValid = stored && !stored.isUsed && stored.isCurrent && stored.expiresAt > clock.now();
  const account = isValid ? await findAccount(tx, realm.id, stored.accountId, clock.now()) : undefined;
  if (id === undefined || !account) throw await createRejectedLinkError(tx, context, realm.id, { id, kind });
  return { id, account };
}

/** Endpoints for a user who has forgotten the password. */
export const resetPasswordHandlers: Handlers<Names> = {
  'POST /api/v2/reset-password/create': async (call) => {
    await requireCaptcha(call, 'RESET_PASSWORD', call.body.captchaToken);
    const wish = createLinkRequest(call, kind, call.body.id, 'id');
    await inRealm(call.db, call.realm.id, (tx) => call.jobs.enqueue(tx, mailLinks, call.realm.id, wish));
    return undefined;
  },
  /**
   * Sets a new password by a reset link. Ends all sessions of the account and invalidates its other sign-in links,
   * because the old password may have leaked.
   * @throws ProblemError 404 for an invalid link, 400 for an invalid password
   */
  'PUT /api/v2/reset-password': async (call) => {
    const { realm, locale, db, clock, body } = call;
    // The link is verified first: before hashing, which is expensive, and before the password rules, so that an invalid
    // link is not answered with errors about the password.
    const { id, account } = await inRealm(db, realm.id, (tx) => findResetAccount(tx, call, body.token));
    assertValidPassword(body.secret, realm, account);
    const passwordHash = await hashPassword(body.secret);
    const now = clock.now();
    await inRealm(db, realm.id, async (tx) => {
      const holder = await consumeToken(tx, realm.id, { id, kind }, now);
      if (!holder) throw await createRejectedLinkError(tx, call, realm.id, { id, kind });
      const { accountId } = holder;
      await changePassword(tx, realm.id, accountId, passwordHash);
      await markVerified(tx, realm.id, accountId, now);
      await invalidateTokens(tx, realm.id, { accountId, kinds: ['reset', 'magic'] }, now);
      await endAccountSessions(tx, realm.id, accountId, { now, reason: 'password' });
      const payload = { locale, origin: getSiteOrigin(call) };
      await writeMails(tx, call, realm.id, { kind: 'passwordChanged', mails: [{ accountId, key: id, payload }] });
    });
    return undefined;
  },
  'POST /api/v2/reset-password/account': async (call) => {
    const { account } = await inRealm(call.db, call.realm.id, (tx) => findResetAccount(tx, call, call.body.token));
    return { email: account.email };
  },
};
