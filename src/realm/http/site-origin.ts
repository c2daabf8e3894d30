import type { AnyCall } from './call.ts';
import { originOf } from './origin.ts';

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^\d+(\.\d+){3}$/.test(host);

/**
 * The origin of a realm's site, for links that leave this server. The host name that a caller has asked by counts only if it is
 * the realm's own: anybody may write anything there, and a link with a secret in it would then lead to their site (OWASP,
 * "host header injection").
 */
export function siteOriginOf({ http, realm, context }: Pick<AnyCall, 'http' | 'realm' | 'context'>): string {
  const asked = originOf(http.req.raw);
  const { hosts } = realm.settings;
  if (hosts.includes(asked.hostname)) return asked.origin;
  const [host] = hosts;
  // Without a host name of its own a realm is somebody's first try, on this machine.
  if (host === undefined) return asked.origin;
  const port = isLocal(host) && asked.port !== '' ? `:${asked.port}` : '';
  return `${context.config.production && !isLocal(host) ? 'https:' : asked.protocol}//${host}${port}`;
}
