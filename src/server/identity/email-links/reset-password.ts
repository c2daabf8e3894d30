import { changePassword, findAccount, markVerified } from '../accounts/accounts.store.ts';
import { assertValidPassword } from '../accounts/assert-valid-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/send-mails.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { findToken, invalidateTokens, consumeToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';
import { endSessionsOf } from '../sessions/end-sessions.store.ts';

const kind = 'reset';

/**
 * The account that a password reset link belongs to.
 * @throws ProblemError 404 for an invalid link
 */
export async function findResetAccount(context: RealmContext, token: string) {
  const { realm } = context;
  const { db, keys, clock } = context;
  const id = readTokenText(keys, token, { realm: realm.id, kind });
  const refused = () => createRejectedLinkError(context, realm.id, { id, kind });
  if (id === undefined) throw await refused();
  const known = await inRealm(db, realm.id, (tx) => findToken(tx, realm.id, { id, kind }));
  if (!known || known.isUsed || !known.isCurrent || known.expiresAt <= clock.now()) throw await refused();
  const account = await inRealm(db, realm.id, (tx) => findAccount(tx, realm.id, known.accountId, clock.now()));
  if (!account) throw await refused();
  return { id, account };
}

/**
 * Sets a new password by a reset link. Ends all sessions of the account and invalidates its other sign-in links,
 * because the old password may have leaked.
 * @throws ProblemError 404 for an invalid link, 400 for an invalid password
 */
export async function resetPassword(
  context: RealmContext,
  { token, secret }: { token: string; secret: string },
): Promise<void> {
  const { realm, locale } = context;
  const { db, clock } = context;
  // Before hashing, which is expensive, and before the password rules, so that an invalid link gets no password errors.
  const { id, account } = await findResetAccount(context, token);
  assertValidPassword(secret, realm, account);
  const passwordHash = await hashPassword(secret);
  const now = clock.now();
  const isDone = await inRealm(db, realm.id, async (tx) => {
    const holder = await consumeToken(tx, realm.id, { id, kind }, now);
    if (!holder) return false;
    const { accountId } = holder;
    await changePassword(tx, realm.id, accountId, passwordHash);
    await markVerified(tx, realm.id, accountId, now);
    await invalidateTokens(tx, realm.id, { accountId, kinds: ['reset', 'magic'] }, now);
    await endSessionsOf(tx, realm.id, accountId, { now, reason: 'password' });
    const payload = { locale, origin: getSiteOrigin(context) };
    await writeMails(context, tx, realm.id, { kind: 'passwordChanged', mails: [{ accountId, key: id, payload }] });
    return true;
  });
  if (!isDone) throw await createRejectedLinkError(context, realm.id, { id, kind });
}
