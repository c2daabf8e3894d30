import { inRealm } from '../../platform/db/scope.ts';
import type { AccountCall } from '../../platform/http/call.ts';
import { networkOf } from '../../platform/http/network.ts';
import { callerAddress } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { attempt } from '../sessions/attempts.ts';
import { findByPin } from './device-codes.store.ts';

/** Wrong codes within ten minutes that an account may have, and a network. */
const MOST_WRONG = 5;

/** A code that waits for an answer. */
type Found = NonNullable<Awaited<ReturnType<typeof findByPin>>>;

/** Why a code that is known cannot be answered. */
export function refuseOver({ status, expires_at }: Pick<Found, 'status' | 'expires_at'>, now: number): void {
  if (status !== 'pending') throw new ProblemError('CONFLICT', ['tvCodeUsed']);
  if (expires_at.getTime() <= now) throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
}

/**
 * The code that somebody has typed, while it waits for an answer. Wrong ones are counted for the account and for its network, and no right
 * one makes up for them: it may be one's own.
 * @throws ProblemError 404 for a wrong one, 410 for one that is over, 409 for one that was answered, 429 after five wrong ones
 */
export async function judgeCode(call: AccountCall, pin: string): Promise<Found> {
  const { context, realm, viewer } = call;
  const address = callerAddress(call);
  const network = address === undefined ? undefined : networkOf(address);
  const counted = [`pin:${viewer.id}`, ...(network === undefined ? [] : [`pin-from:${network}`])];
  // What succeeds is forgiven the first of these alone, which nothing is counted for.
  const limits = [`pin-right:${viewer.id}`, ...counted].map((subject) => ({ subject, most: MOST_WRONG }));
  const asked = { subjects: limits.map(({ subject }) => subject), ruleFor: () => ({ limits, counted }) };
  const found = await attempt(context, realm.id, asked, () =>
    inRealm(context.db, realm.id, (tx) => findByPin(tx, realm.id, pin)),
  );
  if (!found) throw new ProblemError('NOT_FOUND', ['tvCodeWrong']);
  refuseOver(found, context.clock.now());
  return found;
}
