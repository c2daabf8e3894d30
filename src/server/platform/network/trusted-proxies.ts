import { isIP } from 'node:net';
import { addressIn, isRange, withinRanges } from './ranges.ts';

/** Which proxies before this program are believed: how many there are (0: none), or the networks that they are in. */
export type TrustedProxies = number | readonly string[];

/** Nobody has more proxies one behind the other. */
const MOST_HOPS = 20;

/** Networks that may be named by a word (RFC 1918, RFC 4193, RFC 1122 section 3.2.1.3). */
const words: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A range of everything would believe everybody, which is what the setting is there against. */
const isNetwork = (text: string) => isRange(text) && (text.includes('/') || isIP(text) !== 0) && !text.endsWith('/0');

/** Reads the setting: `2`, or `10.0.0.0/8, loopback`. Undefined for what is neither a count nor networks. */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  const text = setting.trim();
  if (/^\d*$/.test(text)) return Number(text) > MOST_HOPS ? undefined : Number(text);
  const named = text.split(',').map((item) => item.trim().toLowerCase());
  const networks = named.flatMap((name) => words[name] ?? name);
  return networks.every(isNetwork) ? networks : undefined;
}

/** An address as proxies write it: with a port behind it (RFC 7239, section 6), or not. Undefined for what is none. */
function readAddress(text: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? plain ?? text.trim();
  return isIP(address) ? addressIn(address) : undefined;
}

/** Who has sent a request, as far as it can be believed. */
interface Sender {
  /** Of whoever stands before the last trusted proxy; undefined within the process. */
  address: string | undefined;
  /** How many trusted proxies it came through. With none, nothing that the request says of its way counts. */
  hops: number;
}

/** Says whether an address is a trusted proxy's, `hop` trusted ones having been passed. */
function trustOf(trusted: TrustedProxies): (address: string | undefined, hop: number) => boolean {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const within = withinRanges(trusted);
  return (address) => address !== undefined && within(address);
}

/** Finds the sender of a request by its `X-Forwarded-For` and the address of its connection. */
export type FindSender = (forwardedFor: string | null, peer: string | undefined) => Sender;

/**
 * Makes what finds the sender of a request: from the connection backwards through `X-Forwarded-For`, to which each proxy adds
 * whom it was asked by, past those that are trusted. What stands further left may be written by anybody.
 */
export function senderBehind(trusted: TrustedProxies): FindSender {
  const isTrusted = trustOf(trusted);
  return (forwardedFor, peer) => {
    const written = forwardedFor?.split(',').map(readAddress).toReversed() ?? [];
    let address = peer === undefined ? undefined : (readAddress(peer) ?? peer);
    let hops = 0;
    while (isTrusted(address, hops)) {
      const before = written[hops];
      hops += 1;
      // The proxy tells nobody, or nothing that is an address: it is itself the last that is known.
      if (before === undefined) break;
      address = before;
    }
    return { address, hops };
  };
}
