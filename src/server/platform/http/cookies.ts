import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from '../context.ts';
import { originOf } from './origin.ts';
import { ProblemError } from './problems.ts';
import type { RealmEnv } from './request-context.ts';

type Http = HonoContext<RealmEnv>;
type Config = Pick<Context, 'config'>;

/** Says "signed in" and nothing else, so that a page can be laid out before anything is asked. Scripts may read it. */
const MARKER = 'playbill-signed-in';
/**
 * Says that a child watches, and nothing else. Pages that are kept are a guest's and name every title: whoever keeps them, in front of
 * this program or in it, gives none to a browser that sends this (`src/web/pages/pages.ts`).
 */
const CHILD = 'playbill-child';
const names = {
  access: 'playbill-access',
  refresh: 'playbill-refresh',
  device: 'playbill-device',
  impersonation: 'playbill-impersonation',
} as const;
type TokenCookie = 'access' | 'refresh';

const asked = (http: Http) => http.req.header('x-playbill-session')?.toLowerCase();
/** A page that works in several realms, such as the studio, keeps a session in each: the realm is in the cookie's name. */
const isPerRealm = (http: Http) => asked(http) === 'cookie-per-realm';

/** Whether a browser asks that its tokens be kept in cookies. Only then do cookies count for anything. */
export const wantsCookies = (http: Http): boolean => asked(http) === 'cookie' || isPerRealm(http);

const isSecure = ({ config }: Config, http: Http) => config.production || originOf(http.req.raw).protocol === 'https:';

/** The name of a cookie, before its prefix. */
const nameOf = (http: Http, cookie: Exclude<keyof typeof names, 'impersonation'>) =>
  isPerRealm(http) ? `${names[cookie]}-${http.get('realmId')}` : names[cookie];

/** The prefix has the browser itself hold to Secure, Path=/ and this host alone (RFC 6265bis, section 4.1.3). */
const prefixOf = (secure: boolean) => (secure ? ('host' as const) : undefined);

const read = (context: Config, http: Http, name: string) => getCookie(http, name, prefixOf(isSecure(context, http)));

/**
 * The access token of an account that support looks at in this browser; undefined where none does. It stands beside the cookies of whoever
 * looks, who goes on as themselves afterwards, and before them meanwhile, in every tab.
 */
export const impersonationCookie = (context: Config, http: Http): string | undefined =>
  isPerRealm(http) ? undefined : read(context, http, names.impersonation);

/** A token of whoever's browser it is, whomever they look at; undefined for other callers. */
export const ownTokenCookie = (context: Config, http: Http, cookie: TokenCookie): string | undefined =>
  wantsCookies(http) ? read(context, http, nameOf(http, cookie)) : undefined;

/** A token that a browser sent as a cookie; undefined for other callers. */
export function tokenCookie(context: Config, http: Http, cookie: TokenCookie): string | undefined {
  const impersonation = wantsCookies(http) ? impersonationCookie(context, http) : undefined;
  if (impersonation === undefined) return ownTokenCookie(context, http, cookie);
  return cookie === 'access' ? impersonation : undefined;
}

/**
 * The access token that a browser sent with a link that it followed, which carries no header of ours. For what only reads: other sites
 * have links too.
 */
export const linkCookie = (context: Config, http: Http): string | undefined =>
  impersonationCookie(context, http) ?? read(context, http, names.access);

/** Has the browser keep a value that no script reads, for some seconds; an empty one is forgotten. */
function keepSecret(
  http: Http,
  secure: boolean,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  setCookie(http, name, value, {
    path: '/',
    maxAge: value === '' ? 0 : seconds,
    sameSite: 'Lax',
    httpOnly: true,
    secure,
    ...(secure && { prefix: 'host' }),
  });
}

/** Sets the cookies of a session for some seconds; what is empty is forgotten. */
function keep(
  http: Http,
  secure: boolean,
  { marker, child, ...tokens }: Record<TokenCookie | 'marker' | 'child', string>,
  seconds: number,
): void {
  const flags = (value: string) =>
    ({ path: '/', maxAge: value === '' ? 0 : seconds, sameSite: 'Lax', secure }) as const;
  for (const cookie of ['access', 'refresh'] as const)
    keepSecret(http, secure, { name: nameOf(http, cookie), value: tokens[cookie], seconds });
  if (isPerRealm(http)) return;
  setCookie(http, MARKER, marker, flags(marker));
  // Nobody but children ever has it.
  if (child !== '' || getCookie(http, CHILD) !== undefined) setCookie(http, CHILD, child, flags(child));
}

interface TokenCookies {
  access: string;
  refresh: string;
  isGuest: boolean;
  isChild: boolean;
  /** How long the browser keeps them. */
  seconds: number;
}

/**
 * Has the browser keep tokens where no script reads them, and the marker where one does.
 * @throws ProblemError 400 in production over plain http, where they could be overheard.
 */
export function setTokenCookies(
  context: Config,
  http: Http,
  { access, refresh, isGuest, isChild, seconds }: TokenCookies,
): void {
  const secure = isSecure(context, http);
  if (secure && originOf(http.req.raw).protocol !== 'https:') {
    throw new ProblemError('BAD_REQUEST', [
      'Sessions are kept over https only. Behind a proxy set PLAYBILL_TRUST_PROXY and have it send X-Forwarded-Proto.',
    ]);
  }
  keep(http, secure, { access, refresh, marker: isGuest ? '' : '1', child: isChild ? '1' : '' }, seconds);
  // Whoever comes in is looking at nobody's account any more.
  if (impersonationCookie(context, http) !== undefined) setImpersonationCookie(context, http, '', 0);
}

/** Has the browser keep the token of an account that support looks at, for some seconds; an empty one is forgotten. */
export const setImpersonationCookie = (context: Config, http: Http, token: string, seconds: number): void =>
  keepSecret(http, isSecure(context, http), { name: names.impersonation, value: token, seconds });

/**
 * Has the browser keep another access token beside the refresh token that it has: another call may be renewing that at this moment.
 * It is gone with the session's other cookies.
 */
export const setAccessCookie = (context: Config, http: Http, token: string, seconds: number): void =>
  keepSecret(http, isSecure(context, http), { name: nameOf(http, 'access'), value: token, seconds });

/** Has the browser forget its tokens; while support looks at an account, those of that account alone. */
export function clearTokenCookies(context: Config, http: Http): void {
  if (impersonationCookie(context, http) === undefined)
    keep(http, isSecure(context, http), { access: '', refresh: '', marker: '', child: '' }, 0);
  else setImpersonationCookie(context, http, '', 0);
}

/** What makes a browser known as one in which somebody has signed in; undefined for other callers. */
export const deviceCookie = (context: Config, http: Http): string | undefined =>
  wantsCookies(http) ? getCookie(http, nameOf(http, 'device'), prefixOf(isSecure(context, http))) : undefined;

/** Has the browser keep what makes it known, for some seconds. Signing out does not take it away. */
export const setDeviceCookie = (context: Config, http: Http, value: string, seconds: number): void =>
  keepSecret(http, isSecure(context, http), { name: nameOf(http, 'device'), value, seconds });

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses who comes with cookies and with a token in a header: of two callers in one call neither counts.
 * @throws ProblemError 400
 */
export function rejectMixedCredentials(http: Http): void {
  if (wantsCookies(http) && http.req.header('authorization') !== undefined)
    throw new ProblemError('BAD_REQUEST', ['Send cookies or the header authorization, not both']);
}

/**
 * Refuses what another site has a browser send: with cookies, whatever changes something must come from a page of this origin. Where
 * a browser does not name the origin, it may say that it is the same (Fetch Metadata, which no script can set).
 * @throws ProblemError 403
 */
export function rejectCrossSiteRequests(http: Http): void {
  if (!wantsCookies(http) || safe.has(http.req.method)) return;
  const origin = http.req.header('origin');
  const isSame =
    origin === undefined
      ? http.req.header('sec-fetch-site') === 'same-origin'
      : origin === originOf(http.req.raw).origin;
  if (!isSame) throw new ProblemError('FORBIDDEN');
}
