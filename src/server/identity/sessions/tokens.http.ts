import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { HttpContext } from '../../platform/http/call.ts';
import { ownTokenCookie, setTokenCookies, tokenCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { accessSeconds, type ReadAccessToken } from './access-token.ts';
import { readPresentedAccess } from './authentication.http.ts';
import { endSession } from './end-sessions.store.ts';
import { type Caller, type Issued, sessionInfo } from './issue.ts';
import { isGenuine, readRefreshToken } from './refresh-token.ts';
import { findFamily, REFRESH_MS } from './sessions.store.ts';

/** Extracts from a request what issuing tokens needs to know about the caller. */
export const toCaller = (context: RealmContext): Caller => ({
  realm: context.realm.id,
  country: context.country,
  userAgent: context.userAgent,
  mail: { locale: context.locale, origin: getSiteOrigin(context) },
});

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

/**
 * The tokens that a request has sent, whose sessions may have to end: a verified access token and an unverified refresh
 * token.
 */
export interface PresentedTokens {
  access: ReadAccessToken | undefined;
  refresh: string | undefined;
}

/**
 * Reads the access token of a request and the browser's refresh cookie, which may belong to different sessions.
 * @param own during impersonation, whether to read the refresh cookie of the browser's own session
 */
export async function readPresentedTokens(context: HttpContext, { own = false } = {}): Promise<PresentedTokens> {
  const { http, realm } = context;
  const access = await readPresentedAccess(context, http, realm.id);
  return { access, refresh: (own ? ownTokenCookie : tokenCookie)(context, http, 'refresh') };
}

/** The session of a genuine refresh token of any generation; undefined for any other text. */
async function findSessionOfRefreshToken(
  tx: Tx,
  { keys, realm }: Pick<RealmContext, 'keys' | 'realm'>,
  refreshToken: string,
): Promise<string | undefined> {
  const token = readRefreshToken(refreshToken);
  const family = token && (await findFamily(tx, realm.id, token.sessionId));
  return token && family?.salt && isGenuine(keys, token, family.salt) ? token.sessionId : undefined;
}

/** Ends the sessions of a request's tokens. */
export async function endPresentedSessions(
  tx: Tx,
  context: Pick<RealmContext, 'keys' | 'clock' | 'realm'>,
  { access, refresh }: PresentedTokens,
): Promise<void> {
  const now = context.clock.now();
  const byRefresh = refresh ? await findSessionOfRefreshToken(tx, context, refresh) : undefined;
  for (const id of new Set([access?.claims.sid, byRefresh]))
    if (id !== undefined) await endSession(tx, context.realm.id, id, { now, reason: 'signed-out' });
}
