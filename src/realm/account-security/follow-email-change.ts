import { changeEmail, findAccount, findAccountByEmail } from '../accounts/accounts.store.ts';
import { isTakenError } from '../db/trouble.ts';
import { inRealm, type Tx } from '../db/scope.ts';
import type { AnyCall } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { siteOriginOf } from '../http/site-origin.ts';
import { writeMails } from '../mail/send-mails.ts';
import { oneTimeKinds } from '../one-time-tokens/life.ts';
import { findToken, spendTokensOf } from '../one-time-tokens/one-time-tokens.store.ts';
import { presentedAccess, viewerOf } from '../sessions/authentication.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { takePending } from './email-change.store.ts';

const taken = () => new ProblemError('CONFLICT', ['emailIsTaken']);

/** The session in this browser, which stays if it is the account's own. */
async function sessionOf({
  context,
  http,
  realm,
}: AnyCall): Promise<{ accountId: string; sessionId: string } | undefined> {
  const viewer = await viewerOf(context, realm.id, await presentedAccess(context, http, realm.id));
  return viewer && !viewer.isGuest ? { accountId: viewer.id, sessionId: viewer.sessionId } : undefined;
}

/**
 * Gives an account the address that a link was sent to, which is confirmed by that. All other sessions end, all other links die, and
 * the address that it had is told. Followed again it says so again, as long as it is good.
 * @returns the address; undefined where the link is not good @throws ProblemError 409 where somebody else has it by now
 */
export async function followEmailChange(call: AnyCall, id: string): Promise<string | undefined> {
  const { context, realm, locale } = call;
  const now = context.clock.now();
  const here = await sessionOf(call);
  const change = async (tx: Tx) => {
    const pending = await takePending(tx, realm.id, id, now);
    if (!pending) {
      const again = await findToken(tx, realm.id, { id, kind: 'email' });
      return again?.isUsed && again.isCurrent && again.expiresAt > now ? again.email : undefined;
    }
    const { accountId, email } = pending;
    const before = await findAccount(tx, realm.id, accountId);
    if (await findAccountByEmail(tx, realm.id, email)) throw taken();
    await changeEmail(tx, realm.id, accountId, email, now);
    await spendTokensOf(tx, realm.id, { accountId, kinds: oneTimeKinds }, now);
    const except = here?.accountId === accountId ? here.sessionId : undefined;
    await endSessionsOf(tx, realm.id, accountId, { now, reason: 'email', except });
    const payload = { locale, origin: siteOriginOf(call), to: before?.email ?? '' };
    await writeMails(context, tx, realm.id, { kind: 'emailChanged', mails: [{ accountId, key: id, payload }] });
    return email;
  };
  try {
    return await inRealm(context.db, realm.id, change);
  } catch (error) {
    // Two who are given one address at once: the index decides.
    if (isTakenError(error)) throw taken();
    throw error;
  }
}
