import { inRealm } from '../../platform/db/scope.ts';
import { authorization, readPresentedAccess, findPresentedViewer } from './authentication.http.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { clearTokenCookies, tokenCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { issueGuest } from './guest-tokens.ts';
import { ensureBrowserSession, renewTokens, toSessionInfo } from './renew.http.ts';
import { answerIssued, endPresentedSessions, readPresentedTokens, toCaller } from './tokens.http.ts';

type Names =
  | 'POST /api/v2/login/guest/checkin'
  | 'POST /api/v2/token/refresh'
  | 'POST /api/v2/logout'
  | 'GET /api/v2/session'
  | 'POST /api/v2/session';

export const sessionHandlers: Handlers<Names> = {
  'POST /api/v2/login/guest/checkin': async (call) => answerIssued(call, await issueGuest(call, toCaller(call))),
  'POST /api/v2/token/refresh': async (call) => {
    const { http, realm, body } = call;
    const access = await readPresentedAccess(call, http, realm.id);
    if (wantsCookies(http))
      return answerIssued(
        call,
        await renewTokens(call, body.refreshToken ?? tokenCookie(call, http, 'refresh'), access),
      );
    // Clients without cookies must send the access token too, which may have expired, as proof that both tokens belong
    // to one session.
    if (!access || authorization(http).scheme !== 'bearer') throw new ProblemError('UNAUTHORIZED');
    return answerIssued(call, await renewTokens(call, body.refreshToken, access));
  },
  'POST /api/v2/logout': async (call) => {
    const presented = await readPresentedTokens(call);
    await inRealm(call.db, call.realm.id, (tx) => endPresentedSessions(tx, call, presented));
    if (wantsCookies(call.http)) clearTokenCookies(call, call.http);
    return undefined;
  },
  'GET /api/v2/session': async (call) => {
    const viewer = await findPresentedViewer(call);
    if (!viewer) return { isGuest: true, role: 'guest' };
    return toSessionInfo(viewer);
  },
  'POST /api/v2/session': async (call) => {
    if (!wantsCookies(call.http))
      throw new ProblemError('BAD_REQUEST', ['This call is for browsers: send x-playbill-session: cookie']);
    return (await ensureBrowserSession(call)).authentication;
  },
};
