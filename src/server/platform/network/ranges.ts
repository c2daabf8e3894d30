import ipaddr from 'ipaddr.js';

/** True for an IP address or a CIDR range (RFC 4632). */
export const isRange = (text: string): boolean => ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** Normalises an IP address: IPv4-mapped IPv6 becomes IPv4, IPv6 is shortened. Undefined for other text. */
export const normalizeAddress = (text: string): string | undefined =>
  ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined;

/**
 * Returns a predicate that is true for IP addresses within the given addresses and CIDR ranges, and false for other
 * text.
 */
export function createRangeMatcher(named: readonly string[]): (text: string) => boolean {
  const ranges = named.map((range) =>
    range.includes('/')
      ? ipaddr.parseCIDR(range)
      : ([ipaddr.parse(range), ipaddr.parse(range).kind() === 'ipv4' ? 32 : 128] as const),
  );
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
  };
}
