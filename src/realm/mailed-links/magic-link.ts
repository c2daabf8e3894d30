import { type Account, findAccount, markVerified } from '../accounts/accounts.store.ts';
import { inRealm } from '../db/scope.ts';
import type { AnyCall } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { refusedLink } from '../one-time-tokens/refused-link.ts';
import { spendTokensOf, useToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';

const kind = 'magic';

/** @throws ProblemError 403 where the realm does not sign in by mail */
export function refuseWithoutMagicLink({ realm }: Pick<AnyCall, 'realm'>): void {
  if (!realm.settings.authentication?.providers.some(({ name }) => name === 'MAGIC_LINK'))
    throw new ProblemError('FORBIDDEN', ['signInUnavailable']);
}

/** The account that a link was sent to, which is used up by it. @throws ProblemError 404 for a link that is not good */
export async function followMagicLink({ context, realm }: AnyCall, sent: string): Promise<Account> {
  const id = readTokenText(context.keys, sent, { realm: realm.id, kind });
  const now = context.clock.now();
  const account =
    id === undefined
      ? undefined
      : await inRealm(context.db, realm.id, async (tx) => {
          const holder = await useToken(tx, realm.id, { id, kind }, now);
          if (!holder) return undefined;
          const { accountId } = holder;
          await markVerified(tx, realm.id, accountId, now);
          await spendTokensOf(tx, realm.id, { accountId, kinds: ['magic'] }, now);
          return findAccount(tx, realm.id, accountId);
        });
  if (!account) throw await refusedLink(context, realm.id, { id, kind }, 'failedToMagicLogin');
  const { name, role } = account;
  return { id: account.id, name, role };
}
