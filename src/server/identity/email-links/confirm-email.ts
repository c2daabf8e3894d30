import { findPendingEmail, followEmailChange } from '../account-security/follow-email-change.ts';
import { markVerified } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { findToken, consumeToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';

const kind = 'confirm';

/** Result of following a confirmation link: the address as `id`. */
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
 */
export async function confirmEmail(
  context: RealmContext,
  { token: sent, isPressed = false }: { token: string; isPressed?: boolean | undefined },
  sessionId: string | undefined,
): Promise<ConfirmedEmail> {
  const { realm } = context;
  const change = readTokenText(context.keys, sent, { realm: realm.id, kind: 'email' });
  if (change !== undefined) {
    const email = isPressed ? undefined : await findPendingEmail(context, change);
    if (email !== undefined) return { id: email, isPending: true };
    const changed = await followEmailChange(context, { id: change, sessionId });
    if (changed === undefined)
      throw await createRejectedLinkError(context, realm.id, { id: change, kind: 'email' }, 'invalidToken');
    return { id: changed };
  }
  const id = readTokenText(context.keys, sent, { realm: realm.id, kind });
  const now = context.clock.now();
  const email =
    id === undefined
      ? undefined
      : await inRealm(context.db, realm.id, async (tx) => {
          const holder = await consumeToken(tx, realm.id, { id, kind }, now);
          if (holder) {
            await markVerified(tx, realm.id, holder.accountId, now);
            return holder.email;
          }
          const again = await findToken(tx, realm.id, { id, kind });
          return again?.isUsed && again.isCurrent && again.expiresAt > now ? again.email : undefined;
        });
  if (email === undefined) throw await createRejectedLinkError(context, realm.id, { id, kind }, 'invalidToken');
  return { id: email };
}
