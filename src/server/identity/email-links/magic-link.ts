import { markVerified } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Adapter } from '../identity/adapter.ts';
import { createAccountAuthResult } from '../identity/auth-result.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { invalidateTokens, consumeToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';
import { requestLink } from './request-link.ts';

const kind = 'magic';

/**
 * Rejects the request unless the realm offers sign-in by mailed link.
 * @throws ProblemError 403
 */
export function assertMagicLinkIsOffered({ realm }: Pick<RealmContext, 'realm'>): void {
  if (!realm.settings.authentication?.providers.some(({ name }) => name === 'MAGIC_LINK'))
    throw new ProblemError('FORBIDDEN', ['signInUnavailable']);
}

/**
 * Redeems a mailed sign-in link (single use). Returns the account's id.
 * @throws ProblemError 404 for an invalid link
 */
async function followMagicLink(context: RealmContext, sent: string): Promise<string> {
  const { realm } = context;
  const id = readTokenText(context.keys, sent, { realm: realm.id, kind });
  const now = context.clock.now();
  const accountId =
    id === undefined
      ? undefined
      : await inRealm(context.db, realm.id, async (tx) => {
          const holder = await consumeToken(tx, realm.id, { id, kind }, now);
          if (!holder) return undefined;
          await markVerified(tx, realm.id, holder.accountId, now);
          await invalidateTokens(tx, realm.id, { accountId: holder.accountId, kinds: ['magic'] }, now);
          return holder.accountId;
        });
  if (accountId === undefined)
    throw await createRejectedLinkError(context, realm.id, { id, kind }, 'failedToMagicLogin');
  return accountId;
}

/** Sign-in by a mailed link. Its answers never reveal whether an address has an account. */
export const byMagicLink: Adapter<{ token: string }, { email: string }, void> = {
  provider: 'MAGIC_LINK',
  begin: async (call, { email }) => {
    assertMagicLinkIsOffered(call);
    await requestLink(call, 'magic', email, 'email');
  },
  finish: async (call, { token }) => {
    assertMagicLinkIsOffered(call);
    const accountId = await followMagicLink(call, token);
    return createAccountAuthResult(accountId, { provider: 'MAGIC_LINK', methods: ['otp'], isFresh: true });
  },
};
