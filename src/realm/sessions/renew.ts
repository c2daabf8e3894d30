import { presentedAccess, viewerOf } from './authentication.ts';
import type { AnyCall } from '../http/call.ts';
import { tokenCookie } from '../http/cookies.ts';
import { ProblemError } from '../http/problems.ts';
import type { SessionInfo } from '#schemas/wire/session.ts';
import type { ReadAccessToken } from './access-token.ts';
import { answerIssued } from './answer.ts';
import { issueGuest } from './guest-tokens.ts';
import { EARLY_SECONDS, renewSession } from './renew-session.ts';
import type { Caller, Issued } from './issued.ts';

/** Where a call's tokens are good, and what it comes from. */
export const scopeOf = ({ http, realm, country }: AnyCall): Caller => ({
  realm: realm.id,
  country,
  userAgent: http.req.header('user-agent'),
});

/** New tokens for old ones. @throws ProblemError 401 for a bad refresh token, 429 when the old access token is still good for long. */
export async function renew(
  call: AnyCall,
  refreshToken: string | undefined,
  access: ReadAccessToken | undefined,
): Promise<Issued> {
  if (!refreshToken) throw new ProblemError('UNAUTHORIZED');
  const renewal = await renewSession(call.context, scopeOf(call), refreshToken, access);
  if (renewal.outcome === 'early') throw new ProblemError('TOO_MANY_REQUESTS');
  if (renewal.outcome !== 'renewed') throw new ProblemError('UNAUTHORIZED');
  return renewal.issued;
}

/** Makes sure that a browser has a session that lasts a while: its own, that one renewed, or else a guest's. */
export async function ensureBrowserSession(call: AnyCall): Promise<SessionInfo> {
  const { context, http, realm } = call;
  const access = await presentedAccess(context, http, realm.id);
  const viewer = await viewerOf(context, realm.id, access);
  if (viewer && viewer.expiresIn > EARLY_SECONDS) {
    const { isGuest, role, name, expiresIn } = viewer;
    return { isGuest, role, expiresIn, ...(name !== undefined && { name }) };
  }
  const refreshToken = tokenCookie(context, http, 'refresh');
  const renewal = refreshToken ? await renewSession(context, scopeOf(call), refreshToken, access) : undefined;
  const issued = renewal?.outcome === 'renewed' ? renewal.issued : await issueGuest(context, scopeOf(call));
  return answerIssued(call, issued) as SessionInfo;
}
