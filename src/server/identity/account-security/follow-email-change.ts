import { changeEmail, findAccount } from '../accounts/accounts.store.ts';
import { isTakenError } from '../../platform/db/error-kind.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/send-mails.ts';
import { oneTimeKinds } from '../one-time-tokens/token-lifetime.ts';
import { findToken, invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { endSessionsOf } from '../sessions/end-sessions.store.ts';
import { consumePendingEmailChange } from './email-change.store.ts';

/** Finds the new email address of a confirmation link; undefined for a used or invalid link. */
export async function findPendingEmail({ db, clock, realm }: RealmContext, id: string): Promise<string | undefined> {
  const token = await inRealm(db, realm.id, (tx) => findToken(tx, realm.id, { id, kind: 'email' }));
  return token && !token.isUsed && token.expiresAt > clock.now() ? token.email : undefined;
}

/**
 * Changes an account's email address to the one that the link was mailed to, and marks it as confirmed. Ends all other
 * sessions, invalidates all other links, and notifies the old address. A repeated request gets the same answer until
 * the link expires.
 * @param sessionId session of this browser, which stays; undefined when signed out
 * @returns the new address; undefined for an invalid link
 * @throws ProblemError 409 if another account has the address by now
 */
export async function followEmailChange(
  context: RealmContext,
  { id, sessionId }: { id: string; sessionId: string | undefined },
): Promise<string | undefined> {
  const { realm, locale } = context;
  const now = context.clock.now();
  const change = async (tx: Tx) => {
    const pending = await consumePendingEmailChange(tx, realm.id, id, now);
    if (!pending) {
      const again = await findToken(tx, realm.id, { id, kind: 'email' });
      return again?.isUsed && again.isCurrent && again.expiresAt > now ? again.email : undefined;
    }
    const { accountId, email } = pending;
    const before = await findAccount(tx, realm.id, accountId, now);
    if (!before) return undefined;
    await changeEmail(tx, realm.id, accountId, email, now);
    await invalidateTokens(tx, realm.id, { accountId, kinds: oneTimeKinds }, now);
    await endSessionsOf(tx, realm.id, accountId, { now, reason: 'email', except: sessionId });
    const payload = { locale, origin: getSiteOrigin(context), to: before.email };
    await writeMails(context, tx, realm.id, { kind: 'emailChanged', mails: [{ accountId, key: id, payload }] });
    return email;
  };
  try {
    return await inRealm(context.db, realm.id, change);
  } catch (error) {
    // The unique index also decides between two accounts that confirm the same address at once.
    if (isTakenError(error)) throw new ProblemError('CONFLICT', ['emailIsTaken']);
    throw error;
  }
}
