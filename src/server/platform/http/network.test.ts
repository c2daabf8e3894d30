import { expect, test } from 'vitest';
import { toNetwork } from './network.ts';

test.each([
  ['an IPv4 address is a network of its own', '192.0.2.7', '192.0.2.7'],
  ['an IPv4 address mapped to IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
  ['an IPv4 address mapped to IPv6, in hexadecimal', '::ffff:c000:207', '192.0.2.7'],
  ['an IPv6 address belongs to its /64 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another IPv6 address of the same /64 network', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['an IPv6 address of the next /64 network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['an IPv6 address with capitals and leading zeroes', '2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['an IPv6 address in brackets, as in a URL', '[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['an IPv6 address with an interface, which is removed', 'fe80::1%eth0', 'fe80::/64'],
  ['the IPv6 loopback address', '::1', '::/64'],
  ['a text that is no IP address is only trimmed and lower-cased', ' Unknown ', 'unknown'],
])('%s: maps the IP address %s to the network %s', (_what, address, network) =>
  expect(toNetwork(address)).toBe(network),
);
