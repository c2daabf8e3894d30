import { expect, test } from 'vitest';
import { isRegistered } from './is-registered.ts';

const registered = ['https://partner.example.org', 'http://host.localhost:3100'];

test.each(['https://partner.example.org', 'http://host.localhost:3100'])(
  'accepts a host page of the registered origin %s @brg-01',
  (origin) => expect(isRegistered(origin, registered)).toBe(true),
);

test.each([
  'https://partner.example.org.evil.test',
  'https://partner.example.orgevil',
  'https://evil-partner.example.org',
  'https://sub.partner.example.org',
  'https://example.org',
  'https://partner.example.org:443',
  'https://partner.example.org:8443',
  'http://partner.example.org',
  'https://user@partner.example.org',
  'https://partner.example.org@evil.test',
  'https://partner.example.org/',
  'HTTPS://PARTNER.EXAMPLE.ORG',
  'https://partner.example.org.',
  'https://xn--prtner-4ve.example.org',
  'https://pаrtner.example.org',
  'http://host.localhost',
  'http://host.localhost:31000',
  'https://host.localhost:3100',
  '',
  '*',
])('rejects a host page of the origin “%s”, which is not registered @brg-01', (origin) =>
  expect(isRegistered(origin, registered)).toBe(false),
);

test('rejects a host page of an opaque origin @brg-01', () => expect(isRegistered('null', registered)).toBe(false));

test('rejects host pages of every origin if none is registered, and an opaque origin always @brg-01', () => {
  expect(isRegistered('https://partner.example.org', [])).toBe(false);
  expect(isRegistered('null', ['null'])).toBe(false);
});
