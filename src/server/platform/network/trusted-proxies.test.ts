import { expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

test.each([
  ['', 'no trusted proxies', 0],
  ['0', 'no trusted proxies', 0],
  ['1', '1 trusted proxy', 1],
  [' 2 ', '2 trusted proxies', 2],
  ['20', '20 trusted proxies', 20],
  ['10.0.0.0/8', 'the trusted network 10.0.0.0/8', ['10.0.0.0/8']],
  ['192.0.2.7, 2001:db8::/32', 'the trusted networks 192.0.2.7 and 2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
  [
    'Loopback,10.1.2.3',
    'the trusted networks 127.0.0.0/8, ::1/128 and 10.1.2.3',
    ['127.0.0.0/8', '::1/128', '10.1.2.3'],
  ],
  [
    'private',
    'the trusted networks 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 and fc00::/7',
    ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
  ],
])('parses the setting PLAYBILL_TRUST_PROXY="%s" as %s @door-11', (setting, _proxies, trusted) =>
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
