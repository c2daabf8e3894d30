import ipaddr from 'ipaddr.js';

/** Prefix length in bits of the smallest IPv6 network that a provider's customer gets (RFC 6177, section 2). */
const IPV6_PREFIX = 64;

/**
 * Returns the network of an IP address, used as the key of rate limits: an IPv4 address itself (IPv4-mapped IPv6 too)
 * or the /64 of an IPv6 address, because one caller can use all its addresses. An invalid address is returned as it is,
 * in lower case.
 */
export function toNetwork(address: string): string {
  const bare = address.trim().replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return bare.toLowerCase();
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed.toString())}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`;
}

/** Removes the zone of a link-local address, the part behind a percent sign (RFC 4007, section 11). */
const withoutZone = (address: string): string => address.replace(/%.*$/, '');
