import { inRealm } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { attempt } from '../sessions/attempts.ts';
import { findByPin } from './device-codes.store.ts';

/** Rate limit: wrong codes within ten minutes, per account and per network. */
const MOST_WRONG = 5;

/** A device code as found by its PIN. */
type Found = NonNullable<Awaited<ReturnType<typeof findByPin>>>;

/**
 * Rejects a code that was answered or has expired.
 * @throws ProblemError 409, 410
 */
export function assertCodeIsPending({ status, expires_at }: Pick<Found, 'status' | 'expires_at'>, now: number): void {
  if (status !== 'pending') throw new ProblemError('CONFLICT', ['tvCodeUsed']);
  if (expires_at.getTime() <= now) throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
}

/**
 * Finds the pending code that a user has typed. Wrong codes count against the account and its network. A correct code
 * does not reset the counters, since it may be the attacker's own.
 * @throws ProblemError 404 for a wrong code, 410 for an expired one, 409 for an answered one, 429 after five wrong
 * codes
 */
export async function requirePendingCode(context: AccountContext, pin: string): Promise<Found> {
  const { realm, caller } = context;
  const address = context.address;
  const network = address === undefined ? undefined : toNetwork(address);
  const counted = [`pin:${caller.id}`, ...(network === undefined ? [] : [`pin-from:${network}`])];
  // A success resets only the first counter, so the first is a dummy that never counts anything.
  const limits = [`pin-right:${caller.id}`, ...counted].map((subject) => ({ subject, most: MOST_WRONG }));
  const asked = { subjects: limits.map(({ subject }) => subject), ruleFor: () => ({ limits, counted }) };
  const found = await attempt(context, realm.id, asked, () =>
    inRealm(context.db, realm.id, (tx) => findByPin(tx, realm.id, pin)),
  );
  if (!found) throw new ProblemError('NOT_FOUND', ['tvCodeWrong']);
  assertCodeIsPending(found, context.clock.now());
  return found;
}
