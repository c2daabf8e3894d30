import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { withinRanges } from '../network/ranges.ts';

/** An address that this program may not speak to. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
}

/** Which IP addresses may be spoken to. */
export interface EgressRule {
  allows: (address: string) => boolean;
  /** Whether the operator has named it. */
  names: (address: string) => boolean;
}

/**
 * The public internet, and what the operator names: no private, loopback, link-local or reserved address, no metadata
 * service, however it is written (IPv4 within IPv6 included).
 * @param named addresses and ranges (CIDR)
 */
export function egressRule(named: readonly string[]): EgressRule {
  const names = withinRanges(named);
  return {
    names,
    allows: (text) => names(text) || (ipaddr.isValid(text) && ipaddr.process(text).range() === 'unicast'),
  };
}

const refusal = (name: string) => new EgressError(`${name} is no address that this program may speak to`);

/** Resolves a name and keeps the addresses that the rule lets pass: the connection is made to one of these, not to the name. */
const lookupWithin =
  (rule: EgressRule): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const kept = addresses.filter(({ address }) => rule.allows(address));
      const [first] = kept;
      if (!first) return done(refusal(name), '');
      return options.all ? done(null, kept) : done(null, first.address, first.family);
    });

/** Connects only where the rule lets it. Every connection passes here: the first, a retry’s and a redirect’s. */
export function connectWithin(rule: EgressRule, timeout: number): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: lookupWithin(rule) });
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // An address is not looked up, so the rule would not be asked.
    if (isIP(host) && !rule.allows(host)) return done(refusal(host), null);
    return connect(options, done);
  };
}
