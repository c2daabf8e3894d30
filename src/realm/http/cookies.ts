import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Context } from '../context.ts';
import { originOf } from './origin.ts';
import { RefusalError } from './problems.ts';
import type { RealmEnv } from './request-context.ts';

type Http = HonoContext<RealmEnv>;
type Config = Pick<Context, 'config'>;

/** Says "signed in" and nothing else, so that a page can be laid out before anything is asked. Scripts may read it. */
const MARKER = 'playbill-signed-in';
const names = { access: 'playbill-access', refresh: 'playbill-refresh' } as const;
type TokenCookie = keyof typeof names;

const asked = (http: Http) => http.req.header('x-playbill-session')?.toLowerCase();
/** A page that works in several realms, such as the studio, keeps a session in each: the realm is in the cookie's name. */
const isPerRealm = (http: Http) => asked(http) === 'cookie-per-realm';

/** Whether a browser asks that its tokens be kept in cookies. Only then do cookies count for anything. */
export const wantsCookies = (http: Http): boolean => asked(http) === 'cookie' || isPerRealm(http);

const isSecure = ({ config }: Config, http: Http) =>
  config.production || originOf(http.req.raw, config).protocol === 'https:';

/** With the prefix the browser itself holds to Secure, Path=/ and this host alone (RFC 6265bis, section 4.1.3). */
function nameOf(http: Http, cookie: TokenCookie, secure: boolean): string {
  const name = isPerRealm(http) ? `${names[cookie]}-${http.get('realmId')}` : names[cookie];
  return secure ? `__Host-${name}` : name;
}

/** A token that a browser sent as a cookie; undefined for other callers. */
export function tokenCookie(context: Config, http: Http, cookie: TokenCookie): string | undefined {
  return wantsCookies(http) ? getCookie(http, nameOf(http, cookie, isSecure(context, http))) : undefined;
}

function setCookie(http: Http, name: string, value: string, seconds: number, flags: readonly string[]): void {
  http.header('set-cookie', [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax', ...flags].join('; '), {
    append: true,
  });
}

interface TokenCookies {
  access: string;
  refresh: string;
  isGuest: boolean;
  /** How long the browser keeps them. */
  seconds: number;
}

/**
 * Has the browser keep tokens where no script reads them, and the marker where one does.
 * @throws RefusalError 400 in production over plain http, where they could be overheard.
 */
export function setTokenCookies(
  context: Config,
  http: Http,
  { access, refresh, isGuest, seconds }: TokenCookies,
): void {
  const secure = isSecure(context, http);
  if (secure && originOf(http.req.raw, context.config).protocol !== 'https:') {
    throw new RefusalError('BAD_REQUEST', [
      'Sessions are kept over https only. Behind a proxy set PLAYBILL_TRUST_PROXY=1 and have it send X-Forwarded-Proto.',
    ]);
  }
  const flags = secure ? ['Secure'] : [];
  setCookie(http, nameOf(http, 'access', secure), access, seconds, ['HttpOnly', ...flags]);
  setCookie(http, nameOf(http, 'refresh', secure), refresh, seconds, ['HttpOnly', ...flags]);
  if (!isPerRealm(http)) setCookie(http, MARKER, isGuest ? '' : '1', isGuest ? 0 : seconds, flags);
}

/** Has the browser forget its tokens. */
export function clearTokenCookies(context: Config, http: Http): void {
  const secure = isSecure(context, http);
  const flags = secure ? ['Secure'] : [];
  for (const cookie of ['access', 'refresh'] as const)
    setCookie(http, nameOf(http, cookie, secure), '', 0, ['HttpOnly', ...flags]);
  if (!isPerRealm(http)) setCookie(http, MARKER, '', 0, flags);
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site has a browser send: with cookies, whatever changes something must come from a page of this origin.
 * @throws RefusalError 403
 */
export function refuseCrossSite({ config }: Config, http: Http): void {
  if (!wantsCookies(http) || safe.has(http.req.method)) return;
  if (http.req.header('origin') !== originOf(http.req.raw, config).origin) throw new RefusalError('FORBIDDEN');
}
