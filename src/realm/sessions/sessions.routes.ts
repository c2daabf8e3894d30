import { inRealm } from '../db/scope.ts';
import { authorization, presentedAccess, viewerOf } from '../http/authentication.ts';
import type { AnyCall, Handlers } from '../http/call.ts';
import { clearTokenCookies, tokenCookie, wantsCookies } from '../http/cookies.ts';
import { addressOf } from '../http/origin.ts';
import { RefusalError } from '../http/problems.ts';
import { answerIssued } from './answer.ts';
import { openSession } from './issue.ts';
import { signIn } from './login.ts';
import { ensureBrowserSession, placeOf, renew } from './renew.ts';
import { endSession, holdRefreshToken } from './sessions.store.ts';

type Names =
  | 'POST /api/v2/login/guest/checkin'
  | 'POST /api/v2/login'
  | 'POST /api/v2/token/refresh'
  | 'POST /api/v2/logout'
  | 'GET /api/v2/session'
  | 'POST /api/v2/session';

const callerAddress = ({ context, http }: AnyCall) =>
  addressOf(http.req.raw, http.env?.incoming?.socket?.remoteAddress, context.config);

/** Ends the session of whoever calls, by the access token or else by the browser's refresh token. */
async function endPresented({ context, http, realm }: AnyCall): Promise<void> {
  const access = await presentedAccess(context, http, realm.id);
  const refreshToken = tokenCookie(context, http, 'refresh');
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    const sessionId =
      access?.claims.sid ??
      (refreshToken ? (await holdRefreshToken(tx, realm.id, refreshToken))?.sessionId : undefined);
    if (sessionId) await endSession(tx, realm.id, sessionId, now);
  });
}

export const sessionHandlers: Handlers<Names> = {
  'POST /api/v2/login/guest/checkin': async (call) =>
    answerIssued(call, await openSession(call.context, placeOf(call), null)),
  'POST /api/v2/login': async (call) => {
    const { context, http, realm, body } = call;
    const account = await signIn(context, realm.id, {
      email: body.id,
      password: body.secret,
      address: callerAddress(call),
    });
    const before = wantsCookies(http)
      ? await viewerOf(context, realm.id, await presentedAccess(context, http, realm.id))
      : undefined;
    // Who signs in over somebody else's session ends it; a guest's runs out by itself, its rows may still be loading.
    if (before && !before.isGuest) await endPresented(call);
    const answer = answerIssued(call, await openSession(context, placeOf(call), account));
    return 'authorisationToken' in answer ? { ...answer, linkedAccounts: [] } : answer;
  },
  'POST /api/v2/token/refresh': async (call) => {
    const { context, http, realm, body } = call;
    const access = await presentedAccess(context, http, realm.id);
    if (wantsCookies(http))
      return answerIssued(call, await renew(call, body.refreshToken ?? tokenCookie(context, http, 'refresh'), access));
    // Other clients prove with the access token, which may have expired, that both are of one session.
    if (!access || authorization(http).scheme !== 'bearer') throw new RefusalError('UNAUTHORIZED');
    return answerIssued(call, await renew(call, body.refreshToken, access));
  },
  'POST /api/v2/logout': async (call) => {
    await endPresented(call);
    if (wantsCookies(call.http)) clearTokenCookies(call.context, call.http);
    return undefined;
  },
  'GET /api/v2/session': async ({ context, http, realm }) => {
    const viewer = await viewerOf(context, realm.id, await presentedAccess(context, http, realm.id));
    if (!viewer) return { isGuest: true, role: 'guest' };
    const { isGuest, role, name, expiresIn } = viewer;
    return { isGuest, role, expiresIn, ...(name !== undefined && { name }) };
  },
  'POST /api/v2/session': (call) => {
    if (!wantsCookies(call.http))
      throw new RefusalError('BAD_REQUEST', ['This call is for browsers: send x-playbill-session: cookie']);
    return ensureBrowserSession(call);
  },
};
