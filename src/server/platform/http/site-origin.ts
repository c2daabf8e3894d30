import type { RealmConfig } from '../env.ts';
import type { RealmContext } from '../realm-context.ts';

/** The part of the configuration that determines public ports. */
type PortConfig = Pick<RealmConfig, 'port' | 'publicPort' | 'production' | 'trustProxy'>;

/** What determines a realm's origin. */
type OriginContext = Pick<RealmContext, 'requestOrigin' | 'realm'> & { config: PortConfig };

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^\d+(\.\d+){3}$/.test(host);

/**
 * Returns the port of a public URL, or an empty text for the scheme's default port. Only the configuration names valid
 * ports: the public port, or the listening port if no proxy is in front. The request's port is used only if it is one
 * of these.
 */
function publicPort(host: string, askedPort: string, config: PortConfig): string {
  if (config.publicPort !== undefined) return String(config.publicPort);
  // In production a proxy terminates TLS, so the listening port is not public.
  if (config.production && !isLocal(host)) return '';
  const own = config.port === 0 ? '' : String(config.port);
  if (askedPort === '' || askedPort === own) return askedPort;
  return config.trustProxy === 0 && isLocal(host) ? own : '';
}

/** Builds the public origin of a host, with the scheme of the request and a configured port. */
export function buildHostOrigin(host: string, asked: URL, config: PortConfig): string {
  const scheme = config.production && !isLocal(host) ? 'https:' : asked.protocol;
  const port = publicPort(host, asked.port, config);
  return new URL(`${scheme}//${host}${port === '' ? '' : `:${port}`}`).origin;
}

/**
 * Returns the origin of a realm's site, for links in emails and redirects. The request's host counts only if it is one
 * of the realm's hosts, and its port only if it is configured: otherwise a forged Host header would send links with
 * secrets to another server (OWASP, "host header injection").
 */
export function getSiteOrigin({ requestOrigin, realm, config }: OriginContext): string {
  const { hosts } = realm.settings;
  // A realm without hosts exists only while Playbill is tried out on a local machine, so the request's host is used.
  const host = hosts.includes(requestOrigin.hostname) ? requestOrigin.hostname : (hosts[0] ?? requestOrigin.hostname);
  return buildHostOrigin(host, requestOrigin, config);
}

/** Returns the origin of a realm's first host, the canonical one for search engines. */
export function getCanonicalOrigin({ requestOrigin, realm, config }: OriginContext): string {
  return buildHostOrigin(realm.settings.hosts[0] ?? requestOrigin.hostname, requestOrigin, config);
}
