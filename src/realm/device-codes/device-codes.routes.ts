import { findAccount } from '../accounts/accounts.store.ts';
import { inRealm } from '../db/scope.ts';
import type { AccountCall, Handlers } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { answerSignedIn } from '../sessions/answer-signed-in.ts';
import { answerCode, findByPin, pollCode, redeemCode } from './device-codes.store.ts';
import { judgeCode, refuseOver } from './judge-code.ts';
import { makeCode } from './make-code.ts';

type Names =
  | 'GET /api/v2/token/alt/pin'
  | 'POST /api/v2/token/alt/pin'
  | 'GET /api/v2/token/alt/pin/{pin}'
  | 'PUT /api/v2/token/alt/pin/{pin}'
  | 'DELETE /api/v2/token/alt/pin/{pin}';

/** Where nobody knows where a device is. */
const NOWHERE = 'ZZ';

/** Answers a code once it was judged. Between the two it may have ended, or somebody else may have been faster. */
async function answer(call: AccountCall, pin: string, said: Parameters<typeof answerCode>[3]): Promise<void> {
  const { context, realm } = call;
  await judgeCode(call, pin);
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    if (await answerCode(tx, realm.id, pin, said, now)) return;
    const found = await findByPin(tx, realm.id, pin);
    if (!found) throw new ProblemError('NOT_FOUND', ['tvCodeWrong']);
    refuseOver(found, now);
  });
}

export const deviceCodeHandlers: Handlers<Names> = {
  'GET /api/v2/token/alt/pin': (call) => makeCode(call),
  'POST /api/v2/token/alt/pin': async (call) => {
    const { context, realm, body } = call;
    const now = context.clock.now();
    const polled = await inRealm(context.db, realm.id, (tx) => pollCode(tx, realm.id, body, now));
    if (polled.is === 'tooSoon')
      throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: polled.wait });
    if (polled.is === 'denied') throw new ProblemError('PIN_DENIED', ['tvCodeDenied']);
    if (polled.is === 'expired') throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
    // Whoever tries codes learns nothing of which there are.
    if (polled.is !== 'approved') throw new ProblemError('PIN_PENDING', ['tvCodePending']);
    const account = await inRealm(context.db, realm.id, async (tx) => {
      const id = await redeemCode(tx, realm.id, body.anchor, now);
      return id === undefined ? undefined : findAccount(tx, realm.id, id);
    });
    if (!account) throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
    const { id, name, role } = account;
    // Whoever holds the device has proved nothing: it may change nothing by which the account is entered.
    return answerSignedIn(call, { id, name, role }, { isProven: false });
  },
  'GET /api/v2/token/alt/pin/{pin}': async (call) => {
    const { device, country, expires_at } = await judgeCode(call, call.params.pin);
    const expiresIn = Math.ceil((expires_at.getTime() - call.context.clock.now()) / 1000);
    return { device, expiresIn, ...(country !== NOWHERE && { country }) };
  },
  'PUT /api/v2/token/alt/pin/{pin}': async (call) => {
    await answer(call, call.params.pin, { accountId: call.viewer.id });
    return undefined;
  },
  'DELETE /api/v2/token/alt/pin/{pin}': async (call) => {
    await answer(call, call.params.pin, 'denied');
    return undefined;
  },
};
