import type { Answer } from '#schemas/wire/endpoints.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Call } from '../../platform/http/call.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { answerIssued } from '../sessions/answer.http.ts';
import { issueAt, useOf } from '../sessions/issue.ts';
import { scopeOf } from '../sessions/renew.http.ts';
import { replaceSessionProfile } from '../sessions/session-profile.store.ts';
import { findFamily } from '../sessions/sessions.store.ts';
import { lockProfiles } from './profiles.store.ts';
import { requirePin } from './pin.ts';
import { requireProfile } from './profiles.ts';

const NAME = 'POST /api/v1/profile/{id}';

/**
 * Switches the caller's session to another profile. It starts a new token family, so that no old token has the rights
 * of the new profile. Requests that renew an old token meanwhile get the new ones (`renew-session.ts`).
 * @throws ProblemError 400 if path and body name different profiles, 403 for a wrong PIN, 429 after too many, 404 for
 * an unknown profile, 401 if the session has ended meanwhile
 */
export async function switchProfile(call: Call<typeof NAME>): Promise<Answer<typeof NAME>> {
  const { realm, caller, params, body } = call;
  if (body['profile-id'] !== params.id)
    throw new ProblemError('BAD_REQUEST', ['The profile-id of the body is not that of the address']);
  // Outside a transaction, because hashing the PIN is slow on purpose.
  const wanted = await inRealm(call.db, realm.id, (tx) => requireProfile(tx, call, params.id));
  await requirePin(call, wanted, body.pin);
  const now = call.clock.now();
  const scope = scopeOf(call);
  const family = await inRealm(call.db, realm.id, async (tx) => {
    await lockProfiles(tx, realm.id, caller.id);
    const profile = await requireProfile(tx, call, params.id);
    // A child who gets the device within minutes of the sign-in must not be able to change the account.
    const keepsProof = caller.ageLimit === undefined && profile.ageLimit === undefined;
    const after = { profileId: profile.id, use: useOf(scope), keepsProof };
    const id = await replaceSessionProfile(tx, realm.id, caller.sessionId, after, now);
    return id === undefined ? undefined : findFamily(tx, realm.id, id);
  });
  if (!family) throw new ProblemError('UNAUTHORIZED');
  const issued = await issueAt(call, scope, family);
  // Cached pages belong to the previous profile.
  if (wantsCookies(call.http)) call.http.header('clear-site-data', '"cache"');
  const answer = answerIssued(call, issued);
  return 'authorisationToken' in answer
    ? { authToken: answer.authorisationToken, refreshToken: answer.refreshToken }
    : answer;
}
