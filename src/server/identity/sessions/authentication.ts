import type { Context as HonoContext } from 'hono';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { type ReadAccessToken, readAccessToken } from './access-token.ts';
import { findSession } from './sessions.store.ts';
import type { Viewer } from '../../platform/http/call.ts';
import { linkCookie, tokenCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';

type Http = HonoContext<RealmEnv>;

/** Credentials in the `Authorization` header: `Bearer <access>`, or `Mixed <access> <refresh>`; neither token where it is written otherwise. */
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

/** The access token that a request carries, expired or not; undefined when there is none of this realm. */
export async function presentedAccess(
  context: Context,
  http: Http,
  realm: string,
): Promise<ReadAccessToken | undefined> {
  const token = wantsCookies(http) ? tokenCookie(context, http, 'access') : authorization(http).access;
  return token ? readAccessToken(context, token, realm) : undefined;
}

/** Asked with almost every call of whoever is signed in. */
const livingSession = ({ db, clock }: Context, realm: string, id: string) =>
  inRealm(db, realm, (tx) => findSession(tx, realm, id, clock.now()), { prepared: true });

/** Who an access token is for, as long as it and its session live. */
export async function viewerOf(
  context: Context,
  realm: string,
  access: ReadAccessToken | undefined,
): Promise<Viewer | undefined> {
  if (!access || access.secondsLeft <= 0) return undefined;
  const { claims, secondsLeft: expiresIn } = access;
  // A guest's token says all that there is to know, and nobody can lose anything by it.
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
  const session = await livingSession(context, realm, claims.sid);
  if (!session) return undefined;
  const { account, audience, signedInAt, methods, impersonatedBy } = session;
  // What a token is for, its session says as well.
  if (claims.aud !== audience) return undefined;
  return {
    audience,
    sessionId: session.id,
    id: claims.id,
    // What the account may do now, not when the token was made.
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

/** Who calls. @throws ProblemError 401 without a living token of this realm. */
export async function requireViewer(context: Context, http: Http, realm: string): Promise<Viewer> {
  const viewer = await viewerOf(context, realm, await presentedAccess(context, http, realm));
  if (!viewer) throw new ProblemError('UNAUTHORIZED');
  return viewer;
}

/**
 * Whether somebody with an account of the realm's site asks for a file: by a bearer token, or by the cookies that a browser sends
 * with every link that it follows.
 */
export async function isSignedIn(context: Context, http: Http, realm: string): Promise<boolean> {
  const token = authorization(http).access ?? linkCookie(context, http);
  const access = token === undefined ? undefined : await readAccessToken(context, token, realm);
  const viewer = await viewerOf(context, realm, access);
  return viewer !== undefined && !viewer.isGuest && viewer.audience === 'site';
}

/**
 * The age up to which titles may be rated for who asks by a link, or for a stream of messages, which carry no header of ours; undefined
 * where no child does. What only withholds holds for a token that has expired as well, and for a profile that is gone as for the youngest.
 */
export async function ageLimitHere(context: Context, http: Http, realm: string): Promise<number | undefined> {
  const token = authorization(http).access ?? linkCookie(context, http);
  const access = token === undefined ? undefined : await readAccessToken(context, token, realm);
  if (access?.claims.pro.tp !== 'CHILD') return undefined;
  const { sid } = access.claims;
  const session = await livingSession(context, realm, sid);
  return session?.account?.profile.ageLimit ?? 0;
}
