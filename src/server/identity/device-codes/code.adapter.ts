import type { DeviceCode } from '#schemas/wire/device-codes.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Adapter } from '../identity/adapter.ts';
import { ownProof } from '../identity/auth-result.ts';
import { pollCode, redeemCode } from './device-codes.store.ts';
import { makeCode } from './make-code.ts';

/** The way in by a code that somebody types on another device, where they are signed in. */
export const byCode = {
  provider: 'TV',
  begin: (call) => makeCode(call),
  finish: async ({ context, realm }, shown) => {
    const now = context.clock.now();
    const polled = await inRealm(context.db, realm.id, (tx) => pollCode(tx, realm.id, shown, now));
    if (polled.is === 'tooSoon')
      throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: polled.wait });
    if (polled.is === 'denied') throw new ProblemError('PIN_DENIED', ['tvCodeDenied']);
    if (polled.is === 'expired') throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
    // Whoever tries codes learns nothing of which there are.
    if (polled.is !== 'approved') throw new ProblemError('PIN_PENDING', ['tvCodePending']);
    const accountId = await inRealm(context.db, realm.id, (tx) => redeemCode(tx, realm.id, shown.anchor, now));
    if (accountId === undefined) throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
    // Whoever holds the device has proved nothing: it may change nothing by which the account is entered.
    return ownProof(accountId, { provider: 'TV', methods: [], isFresh: false });
  },
} as const satisfies Adapter<{ pin: string; anchor: string }, void, DeviceCode>;
