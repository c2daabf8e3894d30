import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import type { HttpContext } from '../../platform/http/call.ts';
import { setTokenCookies, wantsCookies } from '../../platform/http/cookies.ts';
import { accessSeconds } from './access-token.ts';
import { sessionInfo } from './issue.ts';
import type { Issued } from './issued.ts';
import { REFRESH_MS } from './sessions.store.ts';

/** Returns new tokens: to a browser as cookies plus session info, to other clients in the body. */
export function answerIssued(context: HttpContext, { session, tokens }: Issued): Tokens | SessionInfo {
  const { http } = context;
  if (!wantsCookies(http)) return tokens;
  setTokenCookies(context, http, {
    access: tokens.authorisationToken,
    refresh: tokens.refreshToken,
    isGuest: session.account === null,
    isChild: session.account?.profile.ageLimit !== undefined,
    seconds: Math.floor(REFRESH_MS / 1000),
  });
  return sessionInfo(session, accessSeconds(context));
}
