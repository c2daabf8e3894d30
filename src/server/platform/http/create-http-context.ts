import { DRAWS_HEADER, parseDraws } from '#schemas/capabilities.ts';
import type { Context } from '../context.ts';
import { withAgeLimit } from '../db/age-limit.ts';
import { createRealmContext, type Viewer } from '../realm-context.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import type { HttpContext } from './call.ts';
import { readDeviceCookie } from './device.ts';
import { getCallerAddress, getPublicOrigin } from './origin.ts';
import type { Http } from './request-context.ts';

/** Returns the context for a viewer: a child's profile gets a database without titles above its age limit. */
export const contextFor = (context: Context, viewer: { ageLimit?: number | undefined } | undefined): Context =>
  viewer?.ageLimit === undefined ? context : { ...context, db: withAgeLimit(context.db, viewer.ageLimit) };

function readCountry({ config }: Context, http: Http): string {
  const sent = config.countryHeader && http.req.header(config.countryHeader)?.trim().toUpperCase();
  return sent && /^[A-Z]{2}$/.test(sent) ? sent : 'ZZ';
}

/** Whether the operator's proxy reports that the request comes from a VPN. */
export function readIsVpn({ config }: Pick<Context, 'config'>, http: Http): boolean {
  const sent = config.vpnHeader && http.req.header(config.vpnHeader)?.trim();
  return Boolean(sent && /^(?:1|true|yes)$/i.test(sent));
}

/** Creates the context of a request to a realm. */
export function createHttpContext(
  context: Context,
  http: Http,
  { realm, locale, viewer }: { realm: RealmRecord; locale: string; viewer: Viewer | undefined },
): HttpContext {
  const seen = createRealmContext(contextFor(context, viewer), realm, {
    caller: viewer,
    locale,
    country: readCountry(context, http),
    log: http.get('log'),
    requestOrigin: getPublicOrigin(http.req.raw),
    userAgent: http.req.header('user-agent'),
    address: getCallerAddress(http),
    isVpn: readIsVpn(context, http),
    findDevice: () => readDeviceCookie({ ...context, http, realm }),
    draws: parseDraws(http.req.header(DRAWS_HEADER)),
  });
  return { ...seen, http };
}
