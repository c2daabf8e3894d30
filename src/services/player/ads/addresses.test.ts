import { expect, test } from 'vitest';
import { allowedAddress, allowedLink, withMacros } from './addresses.ts';

test('fills known macros into ad URLs and replaces unknown macros by -1 @play-12', () => {
  const values = { ERRORCODE: 402, ASSETURI: 'https://cdn.test/a b.mp4', ADPLAYHEAD: 62.5, CONTENTPLAYHEAD: 3600 };
  const filled = (address: string) => withMacros(address, values, Date.UTC(2026, 0, 2, 3, 4, 5));
  expect(filled('https://t.test/?e=[ERRORCODE]&f=[ASSETURI]')).toBe(
    'https://t.test/?e=402&f=https%3A%2F%2Fcdn.test%2Fa%20b.mp4',
  );
  expect(filled('?a=[ADPLAYHEAD]&c=[CONTENTPLAYHEAD]')).toBe('?a=00%3A01%3A02.500&c=01%3A00%3A00.000');
  expect(filled('?t=[TIMESTAMP]')).toBe('?t=2026-01-02T03%3A04%3A05.000Z');
  expect(filled('?[CACHEBUSTING]')).toMatch(/^\?\d{8}$/);
  expect(filled('?[IFA]&[DEVICEIP]&[lower]')).toBe('?-1&-1&[lower]');
});

test.each([
  ['https://t.test/p', 'https://t.test/p'],
  ['//t.test/p', 'https://t.test/p'],
  ['/p', 'https://apex.test/p'],
  ['http://localhost:3000/p', 'http://localhost:3000/p'],
  ['http://127.0.0.1/p', 'http://127.0.0.1/p'],
  ['http://t.test/p', undefined],
  ['http://localhost.t.test/p', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/plain,x', undefined],
  ['blob:https://apex.test/1', undefined],
  ['https://user:word@t.test/', undefined],
  ['https://', undefined],
] as const)('resolves the ad URL %s to %s @play-12', (address, asked) => {
  expect(allowedAddress(address, 'https://apex.test/video/1')).toBe(asked);
});

test.each([
  ['https://shop.test/?a=b', 'https://shop.test/?a=b'],
  ['http://shop.test/', 'http://shop.test/'],
  ['javascript:alert(1)', undefined],
  ['//shop.test/', undefined],
  ['mailto:a@b.test', undefined],
  [undefined, undefined],
] as const)('resolves the click-through link %s of an ad to %s @play-12', (address, link) => {
  expect(allowedLink(address)).toBe(link);
});
