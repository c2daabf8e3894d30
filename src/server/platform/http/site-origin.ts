import type { RealmConfig } from '../env.ts';
import type { AnyCall } from './call.ts';
import { originOf } from './origin.ts';

/** What of the configuration tells at which ports this server can be reached. */
type PortConfig = Pick<RealmConfig, 'port' | 'publicPort' | 'production' | 'trustProxy'>;

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^\d+(\.\d+){3}$/.test(host);

/**
 * The port of a link that leaves this server, empty for the scheme's own. The configuration alone names ports: the operator's
 * public port, else the one that this server listens on where it is reached without a proxy. An asked port counts only if it is one of these.
 */
function publicPort(host: string, askedPort: string, config: PortConfig): string {
  if (config.publicPort !== undefined) return String(config.publicPort);
  // In production a proxy ends TLS: the port behind it is not public.
  if (config.production && !isLocal(host)) return '';
  const own = config.port === 0 ? '' : String(config.port);
  if (askedPort === '' || askedPort === own) return askedPort;
  return config.trustProxy === 0 && isLocal(host) ? own : '';
}

/** The origin of a host, in answer to a request to an origin: the asked one at a port that the configuration names. */
export function originOfHost(host: string, asked: URL, config: PortConfig): string {
  const scheme = config.production && !isLocal(host) ? 'https:' : asked.protocol;
  const port = publicPort(host, asked.port, config);
  return new URL(`${scheme}//${host}${port === '' ? '' : `:${port}`}`).origin;
}

/**
 * The origin of a realm's site, for links that leave this server. The host name of a request counts only if it is one of the
 * realm's hosts, its port only if the configuration names it: any client may write any host and port, and a link with a
 * secret in it would then lead to another server (OWASP, "host header injection").
 */
export function siteOriginOf({ http, realm, context }: Pick<AnyCall, 'http' | 'realm' | 'context'>): string {
  const asked = originOf(http.req.raw);
  const { hosts } = realm.settings;
  // A realm without hosts is a first try on this machine.
  const host = hosts.includes(asked.hostname) ? asked.hostname : (hosts[0] ?? asked.hostname);
  return originOfHost(host, asked, context.config);
}

/** The origin of a realm's first host, which all others stand for: what search engines are told. */
export function mainOriginOf({ http, realm, context }: Pick<AnyCall, 'http' | 'realm' | 'context'>): string {
  const asked = originOf(http.req.raw);
  return originOfHost(realm.settings.hosts[0] ?? asked.hostname, asked, context.config);
}
