import { isIP } from 'node:net';
import { normalizeAddress, isRange, createRangeMatcher } from './ranges.ts';

/** Trusted proxies in front of this program: their number (0: none) or their networks. */
export type TrustedProxies = number | readonly string[];

/** Maximum number of chained proxies. A larger number in the setting is probably a mistake. */
const MOST_HOPS = 20;

/** Named networks (RFC 1918, RFC 4193, RFC 1122 section 3.2.1.3). */
const words: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Excludes /0 ranges, because trusting all addresses would defeat the setting. */
const isNetwork = (text: string) => isRange(text) && (text.includes('/') || isIP(text) !== 0) && !text.endsWith('/0');

/** Parses PLAYBILL_TRUST_PROXY: `2`, or `10.0.0.0/8, loopback`. Undefined when it is invalid. */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  const text = setting.trim();
  if (/^\d*$/.test(text)) return Number(text) > MOST_HOPS ? undefined : Number(text);
  const named = text.split(',').map((item) => item.trim().toLowerCase());
  const networks = named.flatMap((name) => words[name] ?? name);
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Parses an IP address with an optional port, as proxies write it (RFC 7239, section 6). Undefined when it is invalid.
 */
function readAddress(text: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? plain ?? text.trim();
  return isIP(address) ? normalizeAddress(address) : undefined;
}

/** Sender of a request according to trusted proxies. */
interface Sender {
  /** IP address in front of the outermost trusted proxy; undefined for in-process requests. */
  address: string | undefined;
  /** Number of trusted proxies passed. With 0 all forwarded headers are ignored. */
  hops: number;
}

/**
 * Returns a predicate that is true for the address of a trusted proxy; `hop` is the number of proxies already passed.
 */
function trustOf(trusted: TrustedProxies): (address: string | undefined, hop: number) => boolean {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const within = createRangeMatcher(trusted);
  return (address) => address !== undefined && within(address);
}

/** Determines the sender of a request from `X-Forwarded-For` and the address of its connection. */
export type FindSender = (forwardedFor: string | null, peer: string | undefined) => Sender;

/**
 * Creates the function that determines the sender of a request: it walks `X-Forwarded-For` from the right past trusted
 * proxies. Entries further left can be forged.
 */
export function createSenderFinder(trusted: TrustedProxies): FindSender {
  const isTrusted = trustOf(trusted);
  return (forwardedFor, peer) => {
    const written = forwardedFor?.split(',').map(readAddress).toReversed() ?? [];
    let address = peer === undefined ? undefined : (readAddress(peer) ?? peer);
    let hops = 0;
    while (isTrusted(address, hops)) {
      const before = written[hops];
      hops += 1;
      // If the proxy reports no valid address of its client, the proxy's own address is the last one known.
      if (before === undefined) break;
      address = before;
    }
    return { address, hops };
  };
}
