import { findAccount } from '../accounts/accounts.store.ts';
import { acquireLock, inRealm } from '../../platform/db/scope.ts';
import type { AccountContext, RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeLink } from '../email-links/write-link.ts';
import { MINUTE_MS } from '../one-time-tokens/token-lifetime.ts';
import { countRecent, invalidateTokens, consumeToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { newTokenId, readTokenText } from '../one-time-tokens/token-text.ts';
import { setPinHash } from './pin.store.ts';

const kind = 'pin-reset';
const HOUR_MS = 60 * MINUTE_MS;
/** Rate limit: PIN reset mails per account within an hour. */
const MOST_LINKS = 3;

/**
 * Mails the account a link that removes its PIN. Children's profiles may request it, because the mail goes to the
 * account's holder.
 * @throws ProblemError 429
 */
export async function requestPinReset(context: AccountContext): Promise<void> {
  const { realm, caller, locale } = context;
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    const account = await findAccount(tx, realm.id, caller.id, now);
    if (!account) throw new ProblemError('UNAUTHORIZED');
    // Lock: two concurrent requests could exceed the limit.
    await acquireLock(tx, `pin-reset ${realm.id} ${account.id}`);
    const asked = { accountId: account.id, kind, since: now - HOUR_MS } as const;
    if ((await countRecent(tx, realm.id, asked, now)) >= MOST_LINKS)
      throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyAttempts'], { retryAfter: HOUR_MS / 1000 });
    const to = { id: account.id, email: account.email };
    const link = { id: newTokenId(), kind, account: to, locale, origin: getSiteOrigin(context) } as const;
    await writeLink(context, tx, realm.id, link);
  });
}

/**
 * Removes an account's PIN by a mailed link and invalidates all other reset links.
 * @throws ProblemError 404 for an invalid link
 */
export async function confirmPinReset(context: RealmContext, code: string): Promise<void> {
  const { realm } = context;
  const id = readTokenText(context.keys, code, { realm: realm.id, kind });
  const now = context.clock.now();
  const holder =
    id === undefined
      ? undefined
      : await inRealm(context.db, realm.id, async (tx) => {
          const found = await consumeToken(tx, realm.id, { id, kind }, now);
          if (!found) return undefined;
          await setPinHash(tx, realm.id, found.accountId, null);
          await invalidateTokens(tx, realm.id, { accountId: found.accountId, kinds: [kind] }, now);
          return found;
        });
  if (!holder) throw await createRejectedLinkError(context, realm.id, { id, kind }, 'invalidToken');
}
