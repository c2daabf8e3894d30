import { randomBytes, randomInt } from 'node:crypto';
import { shownTvCode, TV_CODE_LENGTH, TV_CODE_LETTERS } from '#schemas/tv-code.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext, RealmContext } from '../../platform/realm-context.ts';
import { type AuthResult, createAccountAuthResult } from '../identity/auth-result.ts';
import { limitAttempts } from '../sessions/attempts.ts';
import { signInAndIssueTokens } from '../sign-in/sign-in.http.ts';
import { addCode, answerCode, findByPin, pollCode, redeemCode } from './device-codes.store.ts';

type Names =
  | 'GET /api/v2/token/alt/pin'
  | 'POST /api/v2/token/alt/pin'
  | 'GET /api/v2/token/alt/pin/{pin}'
  | 'PUT /api/v2/token/alt/pin/{pin}'
  | 'DELETE /api/v2/token/alt/pin/{pin}';

/** Lifetime of a code and polling interval of its device, both in seconds. */
const LIFE_SECONDS = 600;
const INTERVAL_SECONDS = 5;
/** Rate limit: wrong codes within ten minutes, per account and per network. */
const MOST_WRONG = 5;
/** Country code that is stored if the country of the device is unknown. */
const NOWHERE = 'ZZ';

const pickLetter = () => TV_CODE_LETTERS[randomInt(TV_CODE_LETTERS.length)] ?? '';

/** A device code that was found by the PIN that a user typed. */
type FoundCode = NonNullable<Awaited<ReturnType<typeof findByPin>>>;

/**
 * Redeems a device code after the user has approved it on another, signed-in device. Each poll of the device is
 * counted, so the transaction must commit even if the code is refused.
 * @throws ProblemError 404 while pending or unknown, 403 if denied, 410 if expired, 429 for a poll too soon
 * /
 */
async function redeemApprovedCode(
  tx: Tx,
  { clock, realm }: RealmContext,
  shown: { pin: string; anchor: string },
): Promise<AuthResult> {
  const now = clock.now();
  const polled = await pollCode(tx, realm.id, shown, now);
  if (polled.is === 'tooSoon')
    throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: polled.wait });
  if (polled.is === 'denied') throw new ProblemError('PIN_DENIED', ['tvCodeDenied']);
  if (polled.is === 'expired') throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
  // An unknown code gets the same answer as a pending one, so that guesses do not reveal which codes exist.
  if (polled.is !== 'approved') throw new ProblemError('PIN_PENDING', ['tvCodePending']);
  const accountId = await redeemCode(tx, realm.id, shown.anchor, now);
  if (accountId === undefined) throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
  // The user has not authenticated on this device, so its session may not change the account's credentials.
  return createAccountAuthResult(accountId, { provider: 'TV', methods: [], isFresh: false });
}

/**
 * Rejects a code that a user has approved or denied already, or that has expired.
 * @throws ProblemError 409, 410
 * /
 */
function assertCodeIsPending({ status, expires_at }: Pick<FoundCode, 'status' | 'expires_at'>, now: number): void {
  if (status !== 'pending') throw new ProblemError('CONFLICT', ['tvCodeUsed']);
  if (expires_at.getTime() <= now) throw new ProblemError('PIN_EXPIRED', ['tvCodeLate']);
}

/**
 * Finds the pending code that a user has typed. Wrong codes count against the account and its network. A correct code
 * does not reset the counters, because an attacker could have created it.
 * @throws ProblemError 404 for a wrong code, 410 for an expired one, 409 for an answered one, 429 after five wrong
 * codes
 * /
 */
async function requirePendingCode(context: AccountContext, pin: string): Promise<FoundCode> {
  const { db, realm, caller, address } = context;
  const runInTransaction = <T>(work: (tx: Tx) => Promise<T>) => inRealm(db, realm.id, work);
  const counted = [`pin:${caller.id}`, ...(address === undefined ? [] : [`pin-from:${toNetwork(address)}`])];
  const limits = counted.map((subject) => ({ subject, most: MOST_WRONG }));
  const prepare = async (tx: Tx) => ({
    subjects: counted,
    ruleFor: () => ({ limits, counted }),
    found: await findByPin(tx, realm.id, pin),
  });
  const code = await limitAttempts(context, { runInTransaction, prepare }, async ({ prepared, recordFailure }) => {
    if (!prepared.found) await runInTransaction(recordFailure);
    return prepared.found;
  });
  if (!code) throw new ProblemError('NOT_FOUND', ['tvCodeWrong']);
  assertCodeIsPending(code, context.clock.now());
  return code;
}

/**
 * Approves or denies a device code. The code may expire or be answered by another request between the check and the
 * update.
 */
async function answerPendingCode(
  context: AccountContext,
  pin: string,
  said: Parameters<typeof answerCode>[3],
): Promise<void> {
  const { realm } = context;
  await requirePendingCode(context, pin);
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    if (await answerCode(tx, realm.id, pin, said, now)) return;
    const found = await findByPin(tx, realm.id, pin);
    if (!found) throw new ProblemError('NOT_FOUND', ['tvCodeWrong']);
    assertCodeIsPending(found, now);
  });
}

export const deviceCodeHandlers: Handlers<Names> = {
  /** Creates a code for the calling device: a PIN of about 34 random bits to type, and a device secret of 256 bits. */
  'GET /api/v2/token/alt/pin': async (call) => {
    const { realm, country, db, clock } = call;
    const anchor = randomBytes(32).toString('base64url');
    const rest = {
      anchor,
      device: describeDevice(call.userAgent),
      country,
      interval: INTERVAL_SECONDS,
      expiresAt: new Date(clock.now() + LIFE_SECONDS * 1000),
    };
    const pin = await inRealm(db, realm.id, async (tx) => {
      for (;;) {
        const letters = shownTvCode(Array.from({ length: TV_CODE_LENGTH }, pickLetter).join(''));
        if (await addCode(tx, realm.id, { pin: letters, ...rest })) return letters;
      }
    });
    return { pin, anchor, expiresIn: LIFE_SECONDS, interval: INTERVAL_SECONDS };
  },
  'POST /api/v2/token/alt/pin': (call) => signInAndIssueTokens(call, (tx) => redeemApprovedCode(tx, call, call.body)),
  'GET /api/v2/token/alt/pin/{pin}': async (call) => {
    const { device, country, expires_at } = await requirePendingCode(call, call.params.pin);
    const expiresIn = Math.ceil((expires_at.getTime() - call.clock.now()) / 1000);
    return { device, expiresIn, ...(country !== NOWHERE && { country }) };
  },
  'PUT /api/v2/token/alt/pin/{pin}': async (call) => {
    await answerPendingCode(call, call.params.pin, { accountId: call.caller.id });
    return undefined;
  },
  'DELETE /api/v2/token/alt/pin/{pin}': async (call) => {
    await answerPendingCode(call, call.params.pin, 'denied');
    return undefined;
  },
};
