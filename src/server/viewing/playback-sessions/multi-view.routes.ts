import type { Handlers } from '../../platform/http/call.ts';
import { setAccessCookie, setImpersonationCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { signAccessToken } from '../../identity/sessions/access-token.ts';
import { profileClaim } from '../../identity/sessions/issue.ts';
import { REFRESH_MS } from '../../identity/sessions/sessions.store.ts';
import { changePartitions } from './multi-view.ts';

export const multiViewHandlers: Handlers<'POST /api/v1/multiviewHeartbeat'> = {
  'POST /api/v1/multiviewHeartbeat': async (call) => {
    const { http, realm, country, caller, body } = call;
    const add = body.partitionDataToAdd.map(Number);
    const remove = body.partitionDataToDelete.map(Number);
    const partitions = (await changePartitions(call, { add, remove })).map(String);
    const { sessionId, id, role, audience, signedInAt, impersonatedBy, expiresIn } = caller;
    const profile = profileClaim(id, { id: caller.profileId, ageLimit: caller.ageLimit });
    // Not a token renewal: the new token has the claims and the expiry of the presented one.
    const bearer = { sessionId, id, role, country, realm: realm.id, audience, profile, signedInAt, impersonatedBy };
    const authorisationToken = await signAccessToken(call, { ...bearer, partitions, seconds: expiresIn });
    if (!wantsCookies(http)) return { authorisationToken };
    // For impersonation only its own cookie changes; the supporter's cookies stay.
    if (impersonatedBy !== undefined) setImpersonationCookie(call, http, authorisationToken, expiresIn);
    else setAccessCookie(call, http, authorisationToken, Math.floor(REFRESH_MS / 1000));
    return { partitions, expiresIn };
  },
};
