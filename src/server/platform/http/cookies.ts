import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from '../context.ts';
import { getPublicOrigin } from './origin.ts';
import { ProblemError } from './problems.ts';
import type { RealmEnv } from './request-context.ts';

type Http = HonoContext<RealmEnv>;
type Config = Pick<Context, 'config'>;

/** Marker cookie for "signed in", readable by scripts, so that a page can choose its layout before any request. */
const MARKER = 'playbill-signed-in';
/**
 * Marker cookie for a child's profile. Cached pages are made for guests and list every title, so caches must not serve
 * them to a browser that sends this cookie (`src/web/pages/pages.ts`).
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
/**
 * True for pages that work with several realms, such as the studio: they have a session per realm, and cookie names
 * contain the realm.
 */
const isPerRealm = (http: Http) => asked(http) === 'cookie-per-realm';

/** True if the browser asks for token cookies with the header `x-playbill-session`. Cookies are ignored otherwise. */
export const wantsCookies = (http: Http): boolean => asked(http) === 'cookie' || isPerRealm(http);

const isSecure = ({ config }: Config, http: Http) =>
  config.production || getPublicOrigin(http.req.raw).protocol === 'https:';

/** Returns a cookie's name without its `__Host-` prefix. */
const nameOf = (http: Http, cookie: Exclude<keyof typeof names, 'impersonation'>) =>
  isPerRealm(http) ? `${names[cookie]}-${http.get('realmId')}` : names[cookie];

/** With the `__Host-` prefix the browser itself enforces Secure, Path=/ and no Domain (RFC 6265bis, section 4.1.3). */
const prefixOf = (secure: boolean) => (secure ? ('host' as const) : undefined);

const read = (context: Config, http: Http, name: string) => getCookie(http, name, prefixOf(isSecure(context, http)));

/**
 * Returns the access token of an impersonation session; undefined for none. In every tab it takes precedence over the
 * support user's own cookies, which stay valid and are used again after the impersonation.
 */
export const impersonationCookie = (context: Config, http: Http): string | undefined =>
  isPerRealm(http) ? undefined : read(context, http, names.impersonation);

/**
 * Returns a token from the browser's cookies, even during an impersonation the one of the browser's own user; undefined
 * for callers without cookies.
 */
export const ownTokenCookie = (context: Config, http: Http, cookie: TokenCookie): string | undefined =>
  wantsCookies(http) ? read(context, http, nameOf(http, cookie)) : undefined;

/**
 * Returns a token that a browser has sent as a cookie; undefined for other callers. During an impersonation it is the
 * impersonation's token.
 */
export function tokenCookie(context: Config, http: Http, cookie: TokenCookie): string | undefined {
  const impersonation = wantsCookies(http) ? impersonationCookie(context, http) : undefined;
  if (impersonation === undefined) return ownTokenCookie(context, http, cookie);
  return cookie === 'access' ? impersonation : undefined;
}

/**
 * Returns the access token of a navigation request, which cannot carry custom headers. Only for requests that read,
 * because other sites can link to these URLs.
 */
export const linkCookie = (context: Config, http: Http): string | undefined =>
  impersonationCookie(context, http) ?? read(context, http, names.access);

/** Sets an HttpOnly cookie for a number of seconds; an empty value deletes it. */
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

/** Sets a session's cookies for a number of seconds; empty values delete them. */
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
  // Only children's browsers have the child cookie, so other browsers need no header that deletes it.
  if (child !== '' || getCookie(http, CHILD) !== undefined) setCookie(http, CHILD, child, flags(child));
}

interface TokenCookies {
  access: string;
  refresh: string;
  isGuest: boolean;
  isChild: boolean;
  /** Lifetime of the session cookies in seconds. */
  seconds: number;
}

/**
 * Sets the token cookies (HttpOnly) and the marker cookies (readable by scripts).
 * @throws ProblemError 400 in production over plain http
 */
export function setTokenCookies(
  context: Config,
  http: Http,
  { access, refresh, isGuest, isChild, seconds }: TokenCookies,
): void {
  const secure = isSecure(context, http);
  if (secure && getPublicOrigin(http.req.raw).protocol !== 'https:') {
    throw new ProblemError('BAD_REQUEST', [
      'Sessions are kept over https only. Behind a proxy set PLAYBILL_TRUST_PROXY and have it send X-Forwarded-Proto.',
    ]);
  }
  keep(http, secure, { access, refresh, marker: isGuest ? '' : '1', child: isChild ? '1' : '' }, seconds);
  // A new sign-in ends an impersonation in the same browser.
  if (impersonationCookie(context, http) !== undefined) setImpersonationCookie(context, http, '', 0);
}

/** Sets the access token cookie of an impersonation session for a number of seconds; an empty token deletes it. */
export const setImpersonationCookie = (context: Config, http: Http, token: string, seconds: number): void =>
  keepSecret(http, isSecure(context, http), { name: names.impersonation, value: token, seconds });

/**
 * Replaces the access token cookie and keeps the refresh token, because another call may be rotating that at the same
 * time. Signing out deletes it.
 */
export const setAccessCookie = (context: Config, http: Http, token: string, seconds: number): void =>
  keepSecret(http, isSecure(context, http), { name: nameOf(http, 'access'), value: token, seconds });

/** Deletes the token cookies; during an impersonation only those of the impersonation. */
export function clearTokenCookies(context: Config, http: Http): void {
  if (impersonationCookie(context, http) === undefined)
    keep(http, isSecure(context, http), { access: '', refresh: '', marker: '', child: '' }, 0);
  else setImpersonationCookie(context, http, '', 0);
}

/**
 * Returns the device cookie, which identifies a browser with a previous sign-in; undefined for callers without cookies.
 */
export const deviceCookie = (context: Config, http: Http): string | undefined =>
  wantsCookies(http) ? getCookie(http, nameOf(http, 'device'), prefixOf(isSecure(context, http))) : undefined;

/** Sets the device cookie for a number of seconds. It survives signing out. */
export const setDeviceCookie = (context: Config, http: Http, value: string, seconds: number): void =>
  keepSecret(http, isSecure(context, http), { name: nameOf(http, 'device'), value, seconds });

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests that send both cookies and an Authorization header.
 * @throws ProblemError 400
 */
export function rejectMixedCredentials(http: Http): void {
  if (wantsCookies(http) && http.req.header('authorization') !== undefined)
    throw new ProblemError('BAD_REQUEST', ['Send cookies or the header authorization, not both']);
}

/**
 * CSRF protection: with cookies, requests that change something must come from this origin. Without an Origin header,
 * `Sec-Fetch-Site: same-origin` (Fetch Metadata, which scripts cannot set) is required.
 * @throws ProblemError 403
 */
export function rejectCrossSiteRequests(http: Http): void {
  if (!wantsCookies(http) || safe.has(http.req.method)) return;
  const origin = http.req.header('origin');
  const isSame =
    origin === undefined
      ? http.req.header('sec-fetch-site') === 'same-origin'
      : origin === getPublicOrigin(http.req.raw).origin;
  if (!isSame) throw new ProblemError('FORBIDDEN');
}
