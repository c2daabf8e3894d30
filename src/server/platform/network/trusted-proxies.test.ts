import { expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

test.each([
  ['', 0],
  ['0', 0],
  ['1', 1],
  [' 2 ', 2],
  ['20', 20],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['192.0.2.7, 2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
  ['Loopback,10.1.2.3', ['127.0.0.0/8', '::1/128', '10.1.2.3']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])('parses the setting PLAYBILL_TRUST_PROXY="%s" as the trusted proxies %j @door-11', (setting, trusted) =>
  expect(readTrustedProxies(setting)).toEqual(trusted),
);

test.each([
  '21',
  '-1',
  '1.5',
  'yes',
  'true',
  '10.0.0.0/33',
  '10.0.0',
  '10.0.0.0/8,',
  '1,10.0.0.1',
  '0.0.0.0/0',
  '::/0',
])('rejects the invalid setting PLAYBILL_TRUST_PROXY="%s" @door-11', (setting) =>
  expect(readTrustedProxies(setting)).toBeUndefined(),
);
