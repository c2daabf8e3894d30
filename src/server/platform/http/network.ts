import ipaddr from 'ipaddr.js';

/** One customer of a network provider has at least this much of the address space of IPv6 (RFC 6177, section 2). */
const IPV6_PREFIX = 64;

/**
 * The network that an address belongs to, by which callers are counted: an IPv4 address itself, also where it is written
 * as IPv6, and the /64 of an IPv6 address, all of whose addresses one caller may have. What is no address is a network of
 * its own, as it is written.
 */
export function networkOf(address: string): string {
  const bare = address.trim().replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return bare.toLowerCase();
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed.toString())}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`;
}

/** An address of the local link names its interface behind a percent sign (RFC 4007, section 11), which is no part of it. */
const withoutZone = (address: string): string => address.replace(/%.*$/, '');
