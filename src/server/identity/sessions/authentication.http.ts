import type { HttpContext } from '../../platform/http/call.ts';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { type ReadAccessToken, readAccessToken } from './access-token.ts';
import { findSession } from './sessions.store.ts';
import type { Viewer } from '../../platform/realm-context.ts';
import { linkCookie, tokenCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Http } from '../../platform/http/request-context.ts';

/**
 * Parses the `Authorization` header: `Bearer <access>` or `Mixed <access> <refresh>`. The tokens are undefined if the
 * header has too many or too few for its scheme.
 */
export function authorization(http: Http): {
  scheme: 'bearer' | 'mixed' | 'none';
  access?: string | undefined;
  refresh?: string | undefined;
} {
  const [scheme = '', ...tokens] = (http.req.header('authorization') ?? '').trim().split(/\s+/);
  const [access, refresh] = tokens;
  if (/^bearer$/i.test(scheme)) return { scheme: 'bearer', ...(tokens.length === 1 && { access }) };
  if (/^mixed$/i.test(scheme)) return { scheme: 'mixed', ...(tokens.length === 2 && { access, refresh }) };
  return { scheme: 'none' };
}

/** The verified access token of a request, expired or not; undefined if the request has none of this realm. */
export async function readPresentedAccess(
  context: Context,
  http: Http,
  realm: string,
): Promise<ReadAccessToken | undefined> {
  const token = wantsCookies(http) ? tokenCookie(context, http, 'access') : authorization(http).access;
  return token ? readAccessToken(context, token, realm) : undefined;
}

/** The query is a prepared statement, because almost every signed-in request runs it. */
const findLivingSession = ({ db, clock }: Context, realm: string, id: string) =>
  inRealm(db, realm, (tx) => findSession(tx, realm, id, clock.now()), { prepared: true });

/** The viewer of an access token; undefined if the token or its session has expired or ended. */
export async function findViewer(
  context: Context,
  realm: string,
  access: ReadAccessToken | undefined,
): Promise<Viewer | undefined> {
  if (!access || access.secondsLeft <= 0) return undefined;
  const { claims, secondsLeft: expiresIn } = access;
  // A guest's token contains all data of the session, so no session is looked up.
  const partitions = claims.partitions && { partitions: claims.partitions };
  if (claims.isGuest && claims.rol === 'guest' && claims.aud === 'site')
    return {
      audience: 'site',
      sessionId: claims.sid,
      id: claims.id,
      role: 'guest',
      isGuest: true,
      profileId: '',
      expiresIn,
      ...partitions,
    };
  const session = await findLivingSession(context, realm, claims.sid);
  if (!session) return undefined;
  const { account, audience, signedInAt, methods, impersonatedBy } = session;
  // The session's audience must match the token's.
  if (claims.aud !== audience) return undefined;
  return {
    audience,
    sessionId: session.id,
    id: claims.id,
    // The role is read from the account now, because it may have changed since the token was issued.
    role: account?.role ?? 'guest',
    isGuest: account === null,
    profileId: account?.profile.id ?? '',
    ...(account?.profile.ageLimit !== undefined && { ageLimit: account.profile.ageLimit }),
    expiresIn,
    ...(account && { name: account.name }),
    ...(signedInAt !== undefined && { signedInAt }),
    ...(methods && { methods }),
    ...(account?.isSupport && { isSupport: true }),
    ...(impersonatedBy !== undefined && { impersonatedBy }),
    ...partitions,
  };
}

/** Finds the viewer for an endpoint that does not require a token; undefined if the request has no valid one. */
export const findPresentedViewer = async (context: HttpContext): Promise<Viewer | undefined> =>
  findViewer(context, context.realm.id, await readPresentedAccess(context, context.http, context.realm.id));

/**
 * The viewer of a request.
 * @throws ProblemError 401 without a valid token of this realm
 */
export async function requireViewer(context: Context, http: Http, realm: string): Promise<Viewer> {
  const viewer = await findViewer(context, realm, await readPresentedAccess(context, http, realm));
  if (!viewer) throw new ProblemError('UNAUTHORIZED');
  return viewer;
}

/**
 * Whether a request for a file comes from a signed-in viewer of the site: by bearer token, or by cookie, since browsers
 * follow links without custom headers.
 */
export async function isSignedIn(context: Context, http: Http, realm: string): Promise<boolean> {
  const token = authorization(http).access ?? linkCookie(context, http);
  const access = token === undefined ? undefined : await readAccessToken(context, token, realm);
  const viewer = await findViewer(context, realm, access);
  return viewer !== undefined && !viewer.isGuest && viewer.audience === 'site';
}

/**
 * The age limit of the child's profile that opens a link or an event stream (requests without custom headers);
 * undefined unless it is a child's. Expired tokens count too, because the limit only restricts. A deleted profile gets
 * limit 0.
 */
export async function findRequestAgeLimit(context: Context, http: Http, realm: string): Promise<number | undefined> {
  const token = authorization(http).access ?? linkCookie(context, http);
  const access = token === undefined ? undefined : await readAccessToken(context, token, realm);
  if (access?.claims.pro.tp !== 'CHILD') return undefined;
  const { sid } = access.claims;
  const session = await findLivingSession(context, realm, sid);
  return session?.account?.profile.ageLimit ?? 0;
}
