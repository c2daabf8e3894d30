import { expect, test } from 'vitest';
import { toNetwork } from './network.ts';

test.each([
  ['an IPv4 address is one caller', '192.0.2.7', '192.0.2.7'],
  ['written as IPv6 it is the same', '::ffff:192.0.2.7', '192.0.2.7'],
  ['in hexadecimal as well', '::ffff:c000:207', '192.0.2.7'],
  ['a /64 is one caller', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['whatever its last 64 bits say', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['the next /64 is another', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['capitals and zeroes make no other', '2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['as a host is written in an address', '[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['an interface is no part of it', 'fe80::1%eth0', 'fe80::/64'],
  ['this machine', '::1', '::/64'],
  ['what is no address stays what it is', ' Unknown ', 'unknown'],
])('%s: the IP address %s belongs to the network %s', (_what, address, network) =>
  expect(toNetwork(address)).toBe(network),
);
