import { changeEmail, findAccount, markVerified } from '../accounts/accounts.store.ts';
import { consumePendingEmailChange } from '../account-security/email-change.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/write-mails.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { consumeToken, findToken, invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { oneTimeKinds } from '../one-time-tokens/token-lifetime.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';
import { endAccountSessions } from '../sessions/end-sessions.store.ts';

/**
 * Finds the address that a used link has confirmed, so that a repeated request gets the same answer until the link
 * expires.
 */
async function findConfirmedEmail(
  tx: Tx,
  realm: string,
  wanted: Parameters<typeof findToken>[2],
  now: number,
): Promise<string | undefined> {
  const token = await findToken(tx, realm, wanted);
  return token?.isUsed && token.isCurrent && token.expiresAt > now ? token.email : undefined;
}

/** Finds the new email address of a link whose button was not pressed yet; undefined for a used or invalid link. */
async function findPendingEmail(tx: Tx, { clock, realm }: RealmContext, id: string): Promise<string | undefined> {
  const token = await findToken(tx, realm.id, { id, kind: 'email' });
  return token && !token.isUsed && token.expiresAt > clock.now() ? token.email : undefined;
}

/**
 * Changes an account's email address to the one that the link was mailed to, and marks it as confirmed. Ends all other
 * sessions, invalidates all other links, and notifies the old address.
 * @param sessionId session of this browser, which stays; undefined when signed out
 * @returns the new address; undefined for an invalid link
 * @throws a unique violation if another account has the address by now, also for two accounts that confirm the same
 * address at once
 */
async function followEmailChange(
  tx: Tx,
  context: RealmContext,
  { id, sessionId }: { id: string; sessionId: string | undefined },
): Promise<string | undefined> {
  const { realm, locale } = context;
  const now = context.clock.now();
  const pending = await consumePendingEmailChange(tx, realm.id, id, now);
  if (!pending) return findConfirmedEmail(tx, realm.id, { id, kind: 'email' }, now);
  const { accountId, email } = pending;
  const before = await findAccount(tx, realm.id, accountId, now);
  if (!before) return undefined;
  await changeEmail(tx, realm.id, accountId, email, now);
  await invalidateTokens(tx, realm.id, { accountId, kinds: oneTimeKinds }, now);
  await endAccountSessions(tx, realm.id, accountId, { now, reason: 'email', except: sessionId });
  const payload = { locale, origin: getSiteOrigin(context), to: before.email };
  await writeMails(tx, context, realm.id, { kind: 'emailChanged', mails: [{ accountId, key: id, payload }] });
  return email;
}

/** Marks the email address of a new account as confirmed, and returns the address; undefined for an invalid link. */
async function followConfirmation(tx: Tx, { clock, realm }: RealmContext, id: string): Promise<string | undefined> {
  const wanted = { id, kind: 'confirm' } as const;
  const now = clock.now();
  const holder = await consumeToken(tx, realm.id, wanted, now);
  if (!holder) return findConfirmedEmail(tx, realm.id, wanted, now);
  await markVerified(tx, realm.id, holder.accountId, now);
  return holder.email;
}

/** Result of following a confirmation link. `id` is the email address. */
interface ConfirmedEmail {
  id: string;
  /** Set if the user still has to press a button before the account gets the address. */
  isPending?: true;
}

/**
 * Confirms the email address that a link was sent to. A new account's address is confirmed when the link is opened. A
 * change of address needs a button press (`isPressed`), because mail scanners open links and the change signs other
 * devices out. A repeated request gets the same answer until the link expires.
 * @throws ProblemError 404 for an invalid link
 * @throws a unique violation if another account has the new address by now
 */
export async function confirmEmail(
  tx: Tx,
  context: RealmContext,
  { token: sent, isPressed = false }: { token: string; isPressed?: boolean | undefined },
  sessionId: string | undefined,
): Promise<ConfirmedEmail> {
  const { realm, keys } = context;
  const change = readTokenText(keys, sent, { realm: realm.id, kind: 'email' });
  if (change !== undefined) {
    const pending = isPressed ? undefined : await findPendingEmail(tx, context, change);
    if (pending !== undefined) return { id: pending, isPending: true };
    const changed = await followEmailChange(tx, context, { id: change, sessionId });
    if (changed !== undefined) return { id: changed };
    throw await createRejectedLinkError(tx, context, realm.id, { id: change, kind: 'email' }, 'invalidToken');
  }
  const id = readTokenText(keys, sent, { realm: realm.id, kind: 'confirm' });
  const email = id === undefined ? undefined : await followConfirmation(tx, context, id);
  if (email !== undefined) return { id: email };
  throw await createRejectedLinkError(tx, context, realm.id, { id, kind: 'confirm' }, 'invalidToken');
}
