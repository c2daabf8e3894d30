import { findAccount } from '../accounts/accounts.store.ts';
import { hashPassword } from '../accounts/password.ts';
import { writeLink } from '../email-links/write-link.ts';
import { acquireLock, inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { countRecent, invalidateTokens, consumeToken } from '../one-time-tokens/one-time-tokens.store.ts';
import { createRejectedLinkError } from '../one-time-tokens/rejected-link.ts';
import { MINUTE_MS } from '../../platform/occurrence.ts';
import { newTokenId, readTokenText } from '../one-time-tokens/token-text.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { findRequiredPinHash, hasPins, setPinHash } from './pin.store.ts';
import { requireProfiles } from './profiles.ts';

type Names =
  | 'GET /api/v2/parental-control'
  | 'PUT /api/v2/parental-control'
  | 'POST /api/v2/parental-control/pin-reset'
  | 'POST /api/v1/profile/confirm-reset/{code}';

const kind = 'pin-reset';
const HOUR_MS = 60 * MINUTE_MS;
/** Rate limit: PIN reset mails per account within an hour. */
const MOST_LINKS = 3;

/** Matches weak PINs, which are guessed first: repeated digits, and ascending or descending runs. */
const isWeakPin = (pin: string): boolean =>
  /^(\d)\1+$/.test(pin) || '0123456789012'.includes(pin) || '9876543210987'.includes(pin);

const createPinError = (message: 'profiles.pinNeeded' | 'profiles.pinWeak') =>
  new ProblemError('BAD_REQUEST', [message], { details: { fields: [{ pointer: '/pin', field: 'pin', message }] } });

const findHash = (context: AccountContext): Promise<string | undefined> =>
  inRealm(context.db, context.realm.id, (tx) => findRequiredPinHash(tx, context));

/**
 * Turns PIN protection on, with a new PIN if given, or off, which deletes the PIN.
 * @throws ProblemError 400, 403
 */
async function changePin(
  context: AccountContext,
  { setting, pin }: { setting: 'restricted' | 'non-restricted'; pin?: string | undefined },
): Promise<void> {
  const { realm, caller } = context;
  const isRestricted = setting === 'restricted';
  if (isRestricted && !hasPins(context)) throw new ProblemError('FORBIDDEN', ['profiles.noPins']);
  if (isRestricted && pin === undefined) {
    if ((await findHash(context)) === undefined) throw createPinError('profiles.pinNeeded');
    return;
  }
  if (isRestricted && pin !== undefined && isWeakPin(pin)) throw createPinError('profiles.pinWeak');
  const hash = isRestricted && pin !== undefined ? await hashPassword(pin) : null;
  await inRealm(context.db, realm.id, (tx) => setPinHash(tx, realm.id, caller.id, hash));
}

/** Endpoints of the parental control PIN. */
export const parentalHandlers: Handlers<Names> = {
  'GET /api/v2/parental-control': async (call) => {
    requireProfiles(call);
    return { setting: hasPins(call) && (await findHash(call)) !== undefined ? 'restricted' : 'non-restricted' };
  },
  'PUT /api/v2/parental-control': async (call) => {
    requireProfiles(call);
    requireFreshProof(call);
    await changePin(call, call.body);
    return { setting: call.body.setting };
  },
  /**
   * Mails the account a link that removes its PIN. Children's profiles may request it, because the mail goes to the
   * account's holder.
   * @throws ProblemError 429
   */
  'POST /api/v2/parental-control/pin-reset': async (call) => {
    requireProfiles(call);
    const { realm, caller, locale } = call;
    const now = call.clock.now();
    await inRealm(call.db, realm.id, async (tx) => {
      const account = await findAccount(tx, realm.id, caller.id, now);
      if (!account) throw new ProblemError('UNAUTHORIZED');
      // The account is locked, because two concurrent requests could otherwise exceed the limit.
      await acquireLock(tx, `pin-reset ${realm.id} ${account.id}`);
      const asked = { accountId: account.id, kind, since: now - HOUR_MS } as const;
      if ((await countRecent(tx, realm.id, asked, now)) >= MOST_LINKS)
        throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyAttempts'], { retryAfter: HOUR_MS / 1000 });
      const to = { id: account.id, email: account.email };
      const link = { id: newTokenId(), kind, account: to, locale, origin: getSiteOrigin(call) } as const;
      await writeLink(tx, call, realm.id, link);
    });
    return undefined;
  },
  /**
   * Removes an account's PIN by a mailed link and invalidates all other reset links.
   * @throws ProblemError 404 for an invalid link
   */
  'POST /api/v1/profile/confirm-reset/{code}': async (call) => {
    requireProfiles(call);
    const { realm, keys, clock } = call;
    const id = readTokenText(keys, call.params.code, { realm: realm.id, kind });
    const now = clock.now();
    await inRealm(call.db, realm.id, async (tx) => {
      const holder = id === undefined ? undefined : await consumeToken(tx, realm.id, { id, kind }, now);
      if (!holder) throw await createRejectedLinkError(tx, call, realm.id, { id, kind }, 'invalidToken');
      await setPinHash(tx, realm.id, holder.accountId, null);
      await invalidateTokens(tx, realm.id, { accountId: holder.accountId, kinds: [kind] }, now);
    });
    return undefined;
  },
};
