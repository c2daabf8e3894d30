import type { Handlers } from '../http/call.ts';
import { setAccessCookie, wantsCookies } from '../http/cookies.ts';
import { signAccessToken } from '../sessions/access-token.ts';
import { REFRESH_MS } from '../sessions/sessions.store.ts';
import { changePartitions } from './multi-view.ts';

export const multiViewHandlers: Handlers<'POST /api/v1/multiviewHeartbeat'> = {
  'POST /api/v1/multiviewHeartbeat': async (call) => {
    const { context, http, realm, country, viewer, body } = call;
    const add = body.partitionDataToAdd.map(Number);
    const remove = body.partitionDataToDelete.map(Number);
    const partitions = (await changePartitions(call, { add, remove })).map(String);
    const { sessionId, id, role, audience, signedInAt, expiresIn } = viewer;
    // A change is no renewal: the new token ends when the one that was presented does.
    const bearer = { sessionId, id, role, country, realm: realm.id, audience, signedInAt, partitions };
    const authorisationToken = await signAccessToken(context, { ...bearer, seconds: expiresIn });
    if (!wantsCookies(http)) return { authorisationToken };
    setAccessCookie(context, http, authorisationToken, Math.floor(REFRESH_MS / 1000));
    return { partitions, expiresIn };
  },
};
