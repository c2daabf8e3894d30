import { followEmailChange } from '../account-security/follow-email-change.ts';
import { markVerified } from '../accounts/accounts.store.ts';
import { inRealm } from '../db/scope.ts';
import type { AnyCall } from '../http/call.ts';
import { refusedLink } from '../one-time-tokens/refused-link.ts';
import { findToken, useToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';

const kind = 'confirm';

/**
 * Confirms the e-mail address that a link was sent to, that of an account or the one that it is to have. Followed again it says so
 * again, as long as it is good: programs that look at mails before people do may follow it first, and it opens nothing.
 * @returns the address, to sign in with @throws ProblemError 404 for a link that is not good
 */
export async function confirmEmail(call: AnyCall, sent: string): Promise<string> {
  const { context, realm } = call;
  const other = readTokenText(context.keys, sent, { realm: realm.id, kind: 'email' });
  if (other !== undefined) {
    const changed = await followEmailChange(call, other);
    if (changed === undefined) throw await refusedLink(context, realm.id, { id: other, kind: 'email' }, 'invalidToken');
    return changed;
  }
  const id = readTokenText(context.keys, sent, { realm: realm.id, kind });
  const now = context.clock.now();
  const email =
    id === undefined
      ? undefined
      : await inRealm(context.db, realm.id, async (tx) => {
          const holder = await useToken(tx, realm.id, { id, kind }, now);
          if (holder) {
            await markVerified(tx, realm.id, holder.accountId, now);
            return holder.email;
          }
          const again = await findToken(tx, realm.id, { id, kind });
          return again?.isUsed && again.isCurrent && again.expiresAt > now ? again.email : undefined;
        });
  if (email === undefined) throw await refusedLink(context, realm.id, { id, kind }, 'invalidToken');
  return email;
}
