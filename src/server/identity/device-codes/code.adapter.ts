import type { DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Adapter } from '../identity/adapter.ts';
import { createAccountAuthResult } from '../identity/auth-result.ts';
import { pollCode, redeemCode } from './device-codes.store.ts';
import { makeCode } from './make-code.ts';

/** Sign-in by a device code that the user approves on another, signed-in device. */
export const byCode = {
  provider: 'TV',
  begin: (call) => makeCode(call),
  finish: async ({ clock, db, realm }, shown) => {
    const now = clock.now();
    const polled = await inRealm(db, realm.id, (tx) => pollCode(tx, realm.id, shown, now));
    if (polled.is === 'tooSoon')
      throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: polled.wait });
    if (polled.is === 'denied') throw new ProblemError('PIN_DENIED', ['tvCodeDenied']);
    if (polled.is === 'expired') throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
    // An unknown code gets the same answer as a pending one, so that guesses do not reveal which codes exist.
    if (polled.is !== 'approved') throw new ProblemError('PIN_PENDING', ['tvCodePending']);
    const accountId = await inRealm(db, realm.id, (tx) => redeemCode(tx, realm.id, shown.anchor, now));
    if (accountId === undefined) throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
    // The user proved nothing on this device, so the session must not change the account's credentials.
    return createAccountAuthResult(accountId, { provider: 'TV', methods: [], isFresh: false });
  },
} as const satisfies Adapter<{ pin: string; anchor: string }, void, DeviceCode>;
