import { verifyPassword } from '../accounts/password.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { limitAttempts } from '../sessions/attempts.ts';
import { commitRefusals } from '../sessions/commit-refusals.http.ts';
import { issueTokens, toSessionUse } from '../sessions/issue.ts';
import { replaceSessionProfile } from '../sessions/session-profile.store.ts';
import { type Family, findFamily } from '../sessions/sessions.store.ts';
import { answerIssued, toCaller } from '../sessions/tokens.http.ts';
import { findRequiredPinHash } from './pin.store.ts';
import { lockProfiles, type ProfileRecord } from './profiles.store.ts';
import { requireProfile, requireProfiles } from './profiles.ts';

/**
 * Rate limit: wrong PINs within ten minutes per session. It counts per session, so that a child who guesses does not
 * lock out the parent's device.
 */
const MOST_WRONG_OF_DEVICE = 5;
/** Rate limit: wrong PINs within ten minutes per account and per network: 15 of the 10,000 PINs. */
const MOST_WRONG = 15;

/**
 * Whether a profile switch needs the PIN: it leaves a child's profile (another may have a higher age limit), or enters
 * the main profile.
 */
const isGuarded = ({ caller }: AccountContext, { id }: ProfileRecord): boolean =>
  id !== caller.profileId && (caller.ageLimit !== undefined || id === '');

/**
 * Verifies the account's PIN, then runs `work`. Wrong PINs count against the session, the account and the network.
 * @throws ProblemError 403 for a wrong or missing PIN, 429 after too many wrong ones
 */
async function runWithPin<T>(
  context: AccountContext,
  { pin, hash }: { pin: string | undefined; hash: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (pin === undefined) throw new ProblemError('FORBIDDEN', ['profiles.pinNeeded']);
  const { db, realm, caller, address } = context;
  const limits = [
    { subject: `profile-pin-at:${caller.sessionId}`, most: MOST_WRONG_OF_DEVICE },
    { subject: `profile-pin:${caller.id}`, most: MOST_WRONG },
    ...(address === undefined ? [] : [{ subject: `profile-pin-from:${toNetwork(address)}`, most: MOST_WRONG }]),
  ];
  const counted = limits.map(({ subject }) => subject);
  const runInTransaction = <R>(run: (tx: Tx) => Promise<R>) => inRealm(db, realm.id, run);
  const prepare = async () => ({ subjects: counted, ruleFor: () => ({ limits, counted }) });
  return limitAttempts(context, { runInTransaction, prepare }, async ({ recordFailure, recordSuccess }) => {
    // The PIN is checked outside a transaction, because hashing is slow on purpose.
    if (await verifyPassword(pin, hash))
      return commitRefusals(context, async (tx) => {
        await recordSuccess(tx);
        return work(tx);
      });
    await runInTransaction(recordFailure);
    throw new ProblemError('FORBIDDEN', ['profiles.pinWrong']);
  });
}

export const switchProfileHandlers: Handlers<'POST /api/v1/profile/{id}'> = {
  /**
   * Switches the caller's session to another profile. It starts a new token family, so that no old token has the rights
   * of the new profile. Requests that renew an old token meanwhile get the new ones (`renew-session.ts`).
   * @throws ProblemError 400 if path and body name different profiles, 403 for a wrong PIN, 429 after too many, 404 for
   * an unknown profile, 401 if the session has ended meanwhile
   */
  'POST /api/v1/profile/{id}': async (call) => {
    requireProfiles(call);
    const { db, realm, caller, params, body } = call;
    if (body['profile-id'] !== params.id)
      throw new ProblemError('BAD_REQUEST', ['The profile-id of the body is not that of the address']);
    const hash = await inRealm(db, realm.id, async (tx) => {
      const wanted = await requireProfile(tx, call, params.id);
      return isGuarded(call, wanted) ? findRequiredPinHash(tx, call) : undefined;
    });
    const by = toCaller(call);
    const replaceFamily = async (tx: Tx): Promise<Family | undefined> => {
      await lockProfiles(tx, realm.id, caller.id);
      const profile = await requireProfile(tx, call, params.id);
      // The new session does not count as recently authenticated: a child who gets the device within minutes of the
      // sign-in must not be able to change the account.
      const keepsProof = caller.ageLimit === undefined && profile.ageLimit === undefined;
      const after = { profileId: profile.id, use: toSessionUse(by), keepsProof };
      const id = await replaceSessionProfile(tx, realm.id, caller.sessionId, after, call.clock.now());
      return id === undefined ? undefined : findFamily(tx, realm.id, id);
    };
    const family =
      hash === undefined
        ? await inRealm(db, realm.id, replaceFamily)
        : await runWithPin(call, { pin: body.pin, hash }, replaceFamily);
    if (!family) throw new ProblemError('UNAUTHORIZED');
    const issued = await issueTokens(call, by, family);
    // The response makes the browser clear its cache, because cached pages belong to the previous profile.
    if (wantsCookies(call.http)) call.http.header('clear-site-data', '"cache"');
    const answer = answerIssued(call, issued);
    return 'authorisationToken' in answer
      ? { authToken: answer.authorisationToken, refreshToken: answer.refreshToken }
      : answer;
  },
};
