import type { SessionEnd, SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { HttpContext } from '../../platform/http/call.ts';
import type { RealmContext, Viewer } from '../../platform/realm-context.ts';
import {
  clearTokenCookies,
  impersonationCookie,
  ownTokenCookie,
  setImpersonationCookie,
} from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { earlySeconds, type ReadAccessToken, readAccessToken } from './access-token.ts';
import { findViewer } from './authentication.http.ts';
import { readGuestId, issueGuest } from './guest-tokens.ts';
import { type Issued, profileClaim } from './issue.ts';
import { readRefreshToken } from './refresh-token.ts';
import { type Renewal, renewGuest, renewSession } from './renew-session.ts';
import { answerIssued, toCaller } from './tokens.http.ts';

/**
 * Renews the session of a refresh token. It uses prepared statements, because every client renews every few minutes.
 */
async function renewByToken(
  context: RealmContext,
  refreshToken: string,
  access: ReadAccessToken | undefined,
): Promise<Renewal> {
  const caller = toCaller(context);
  const renewal = await renewGuest(context, caller, refreshToken, access);
  if (renewal) return renewal;
  const token = readRefreshToken(refreshToken);
  if (!token) return { outcome: 'refused' };
  return inRealm(context.db, caller.realm, (tx) => renewSession(tx, context, caller, { token, access }), {
    prepared: true,
  });
}

/**
 * Renews a session.
 * @throws ProblemError 401 for an invalid refresh token, 429 if the access token is too new to renew
 */
export async function renewTokens(
  context: RealmContext,
  refreshToken: string | undefined,
  access: ReadAccessToken | undefined,
): Promise<Issued> {
  if (!refreshToken) throw new ProblemError('UNAUTHORIZED');
  const renewal = await renewByToken(context, refreshToken, access);
  if (renewal.outcome === 'early') throw new ProblemError('TOO_MANY_REQUESTS');
  if (renewal.outcome !== 'renewed') throw new ProblemError('UNAUTHORIZED');
  return renewal.issued;
}

/** The session id that a refresh token claims, unverified. */
const readClaimedSession = async (context: RealmContext, refreshToken: string): Promise<string | undefined> =>
  (await readGuestId(context, refreshToken, context.realm.id)) ?? readRefreshToken(refreshToken)?.sessionId;

type Over = Extract<Renewal, { outcome: 'over' }>;
/** Maps internal end reasons to those of the API. */
const apiEndReasons: Readonly<Record<Over['reason'], SessionEnd>> = {
  'signed-out': 'signed-out',
  reuse: 'reuse',
  expired: 'expired',
  password: 'revoked',
  everywhere: 'revoked',
  deleted: 'revoked',
  revoked: 'revoked',
  email: 'revoked',
  switched: 'revoked',
};

/**
 * Result for a token pair: the viewer while the tokens are valid, or new tokens; guest tokens with the reason if the
 * session has ended.
 */
type Outcome = { viewer: Viewer } | { issued: Issued; ended?: SessionEnd };

/**
 * Resolves a pair of access and refresh token.
 * @throws ProblemError 401 for a pair that does not belong together, which suggests tampering
 */
async function resolvePair(
  context: RealmContext,
  access: ReadAccessToken | undefined,
  refreshToken: string,
): Promise<Outcome> {
  const { realm } = context;
  const viewer = await findViewer(context, realm.id, access);
  if (viewer && viewer.expiresIn > earlySeconds(context)) {
    if ((await readClaimedSession(context, refreshToken)) !== viewer.sessionId) throw new ProblemError('UNAUTHORIZED');
    return { viewer };
  }
  const renewal = await renewByToken(context, refreshToken, access);
  if (renewal.outcome !== 'over') return { issued: renewedOnly(renewal) };
  return { issued: await issueGuest(context, toCaller(context)), ended: apiEndReasons[renewal.reason] };
}

function renewedOnly(renewal: Exclude<Renewal, Over>): Issued {
  if (renewal.outcome === 'early') throw new ProblemError('TOO_MANY_REQUESTS');
  if (renewal.outcome === 'refused') throw new ProblemError('UNAUTHORIZED');
  return renewal.issued;
}

/** New tokens (or session info for a browser), with the viewer for whom they are valid. */
export interface Authenticated<Answer> {
  authentication: Answer;
  viewer: ViewerSummary;
}

/** The viewer's properties that decide which content is shown. */
export type ViewerSummary = Pick<Viewer, 'id' | 'isGuest' | 'role' | 'profileId' | 'ageLimit'>;

const viewerIn = ({ session: { account } }: Issued): ViewerSummary => {
  if (!account) return { id: '', isGuest: true, role: 'guest', profileId: '' };
  const { id, role, profile } = account;
  return {
    id,
    isGuest: false,
    role,
    profileId: profile.id,
    ...(profile.ageLimit !== undefined && { ageLimit: profile.ageLimit }),
  };
};

/**
 * Renews a `Mixed <access> <refresh>` pair of a client that stores its own tokens. Returns the same pair while valid,
 * else new tokens, or guest tokens with the reason if the session has ended.
 * @throws ProblemError 401 for an invalid pair of this realm
 */
export async function renewMixed(
  context: RealmContext,
  { access, refresh }: { access: string | undefined; refresh: string | undefined },
): Promise<Authenticated<Tokens>> {
  const { realm } = context;
  const read = access === undefined ? undefined : await readAccessToken(context, access, realm.id);
  if (!read || access === undefined || refresh === undefined) throw new ProblemError('UNAUTHORIZED');
  const outcome = await resolvePair(context, read, refresh);
  if ('viewer' in outcome)
    return { authentication: { authorisationToken: access, refreshToken: refresh }, viewer: outcome.viewer };
  const { issued, ended } = outcome;
  return { authentication: { ...issued.tokens, ...(ended && { ended }) }, viewer: viewerIn(issued) };
}

/** Session info for a browser, from a verified viewer. */
export const toSessionInfo = ({
  id,
  isGuest,
  role,
  name,
  profileId,
  ageLimit,
  expiresIn,
  isSupport,
  impersonatedBy,
}: Viewer): SessionInfo => ({
  isGuest,
  role,
  expiresIn,
  ...(!isGuest && { profile: profileClaim(id, { id: profileId, ageLimit }) }),
  ...(name !== undefined && { name }),
  ...(isSupport && { isSupport }),
  ...(impersonatedBy !== undefined && { isImpersonated: true }),
});

/** The impersonated viewer of this browser; clears the cookie once the impersonation is over. */
async function findImpersonatedViewer(context: HttpContext): Promise<Viewer | undefined> {
  const { http, realm } = context;
  const token = impersonationCookie(context, http);
  if (token === undefined) return undefined;
  const viewer = await findViewer(context, realm.id, await readAccessToken(context, token, realm.id));
  if (!viewer) setImpersonationCookie(context, http, '', 0);
  return viewer;
}

async function resolveBrowser(context: HttpContext): Promise<Outcome> {
  const { http, realm } = context;
  const impersonated = await findImpersonatedViewer(context);
  if (impersonated) return { viewer: impersonated };
  const [text, refreshToken] = [ownTokenCookie(context, http, 'access'), ownTokenCookie(context, http, 'refresh')];
  const access = text === undefined ? undefined : await readAccessToken(context, text, realm.id);
  if (text !== undefined && !access) throw new ProblemError('UNAUTHORIZED');
  if (refreshToken !== undefined) return resolvePair(context, access, refreshToken);
  const viewer = await findViewer(context, realm.id, access);
  return viewer && viewer.expiresIn > earlySeconds(context)
    ? { viewer }
    : { issued: await issueGuest(context, toCaller(context)) };
}

/**
 * Ensures that a browser has a session that stays valid for a while: its own, renewed if needed, or else a guest's,
 * with the reason if its own has ended.
 * @throws ProblemError 401 for an invalid pair of cookies; they are cleared, so the next request counts as new
 */
export async function ensureBrowserSession(context: HttpContext): Promise<Authenticated<SessionInfo>> {
  const outcome = await resolveBrowser(context).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'UNAUTHORIZED') clearTokenCookies(context, context.http);
    throw error;
  });
  if ('viewer' in outcome) return { authentication: toSessionInfo(outcome.viewer), viewer: outcome.viewer };
  const { issued, ended } = outcome;
  const authentication = { ...(answerIssued(context, issued) as SessionInfo), ...(ended && { ended }) };
  return { authentication, viewer: viewerIn(issued) };
}
