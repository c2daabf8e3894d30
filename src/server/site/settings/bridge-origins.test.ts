import { expect, test } from 'vitest';
import { bridgeOriginsOf } from './bridge-origins.ts';

test.each([
  ['https://partner.example.org', 'https://partner.example.org'],
  ['https://partner.example.org:443', 'https://partner.example.org'],
  ['http://localhost:80', 'http://localhost'],
  ['https://partner.example.org:8443', 'https://partner.example.org:8443'],
  ['https://PARTNER.example.org', 'https://partner.example.org'],
  ['https://пример.example', 'https://xn--e1afmkfd.example'],
])('normalises the configured partner site %s to the origin %s @brg-01', (listed, written) =>
  expect(bridgeOriginsOf([listed, listed])).toEqual([written]),
);

test.each([
  '*',
  'https:',
  'https://',
  'https://*.example.org',
  'https://a b',
  "https://a.example; script-src 'unsafe-inline'",
  'https://user@partner.example.org',
  'https://user:word@partner.example.org',
  'https://partner.example.org/path',
  'https://partner.example.org/?a',
  'https://partner.example.org/#a',
  'data:text/html,x',
  'blob:https://partner.example.org/1',
  'file:///',
  'javascript:0',
])('ignores the configured partner site “%s”, which is not an origin @brg-01', (listed) =>
  expect(bridgeOriginsOf([listed])).toEqual([]),
);

test('ignores a configured partner site with an opaque origin @brg-01', () =>
  expect(bridgeOriginsOf(['null'])).toEqual([]));
