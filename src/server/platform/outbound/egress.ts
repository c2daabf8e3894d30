import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { createRangeMatcher } from '../network/ranges.ts';

/** Thrown for an address that the egress rule does not allow. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
}

/** Rule for IP addresses of outbound requests. */
export interface EgressRule {
  allows: (address: string) => boolean;
  /** True if the address is on the operator's allowlist. */
  names: (address: string) => boolean;
}

/**
 * Creates a rule that allows public addresses and the operator's allowlist. Private, loopback, link-local and reserved
 * addresses and metadata services are blocked, in every notation (IPv4-mapped IPv6 included): protection against SSRF.
 * @param named allowlist of addresses and CIDR ranges
 */
export function egressRule(named: readonly string[]): EgressRule {
  const names = createRangeMatcher(named);
  return {
    names,
    allows: (text) => names(text) || (ipaddr.isValid(text) && ipaddr.process(text).range() === 'unicast'),
  };
}

const refusal = (name: string) => new EgressError(`${name} is no address that this program may speak to`);

/**
 * Resolves a host name and keeps the allowed addresses. The connection uses one of these, which prevents DNS rebinding.
 */
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

/**
 * Creates a function that opens connections and applies the rule to each of them, including those of retries and
 * redirects.
 */
export function createEgressConnector(rule: EgressRule, timeout: number): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: lookupWithin(rule) });
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // For an IP address in the URL no DNS lookup takes place, so the rule is applied here.
    if (isIP(host) && !rule.allows(host)) return done(refusal(host), null);
    return connect(options, done);
  };
}
