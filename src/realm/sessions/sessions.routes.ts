import { requireCaptcha } from '../captcha/require-captcha.ts';
import { authorization, presentedAccess, viewerOf } from './authentication.ts';
import type { AnyCall, Call, Handlers } from '../http/call.ts';
import { clearTokenCookies, tokenCookie, wantsCookies } from '../http/cookies.ts';
import { deviceOf } from '../http/device.ts';
import { callerAddress } from '../http/origin.ts';
import { ProblemError } from '../http/problems.ts';
import { answerIssued } from './answer.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { endPresented } from './end.ts';
import { issueGuest } from './guest-tokens.ts';
import { signIn } from './login.ts';
import { ensureBrowserSession, infoOf, renew, scopeOf } from './renew.ts';

type Names =
  | 'POST /api/v2/login/guest/checkin'
  | 'POST /api/v2/login'
  | 'POST /api/v2/studio/login'
  | 'POST /api/v2/token/refresh'
  | 'POST /api/v2/logout'
  | 'GET /api/v2/session'
  | 'POST /api/v2/session';

/** What a call to sign in brings, and from where. */
const credentialsIn = async (call: AnyCall & Pick<Call<'POST /api/v2/login'>, 'body'>) => ({
  email: call.body.id,
  password: call.body.secret,
  address: callerAddress(call),
  device: await deviceOf(call),
});

export const sessionHandlers: Handlers<Names> = {
  'POST /api/v2/login/guest/checkin': async (call) => answerIssued(call, await issueGuest(call.context, scopeOf(call))),
  'POST /api/v2/login': async (call) => {
    await requireCaptcha(call, 'LOGIN', call.body.captchaToken);
    return answerSignedIn(call, await signIn(call.context, call.realm.id, await credentialsIn(call)));
  },
  'POST /api/v2/studio/login': async (call) => {
    await requireCaptcha(call, 'LOGIN', call.body.captchaToken);
    const account = await signIn(call.context, call.realm.id, await credentialsIn(call));
    if (account.role !== 'editor') throw new ProblemError('FORBIDDEN', ['This is for editors']);
    return answerSignedIn(call, account, { audience: 'studio' });
  },
  'POST /api/v2/token/refresh': async (call) => {
    const { context, http, realm, body } = call;
    const access = await presentedAccess(context, http, realm.id);
    if (wantsCookies(http))
      return answerIssued(call, await renew(call, body.refreshToken ?? tokenCookie(context, http, 'refresh'), access));
    // Other clients prove with the access token, which may have expired, that both are of one session.
    if (!access || authorization(http).scheme !== 'bearer') throw new ProblemError('UNAUTHORIZED');
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
    return infoOf(viewer);
  },
  'POST /api/v2/session': async (call) => {
    if (!wantsCookies(call.http))
      throw new ProblemError('BAD_REQUEST', ['This call is for browsers: send x-playbill-session: cookie']);
    return (await ensureBrowserSession(call)).authentication;
  },
};
