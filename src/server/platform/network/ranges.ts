import ipaddr from 'ipaddr.js';

/** Whether a text is an IP address or a range of them (CIDR, RFC 4632). */
export const isRange = (text: string): boolean => ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** An IP address as it is compared: IPv4 within IPv6 as IPv4, IPv6 in its short form. Undefined for what is none. */
export const addressIn = (text: string): string | undefined =>
  ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined;

/** Makes the question whether an address lies in one of some addresses and ranges. What is no address lies in none. */
export function withinRanges(named: readonly string[]): (text: string) => boolean {
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
