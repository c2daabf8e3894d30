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
  ['https://t.test/p', 'is requested as https://t.test/p', 'https://t.test/p'],
  ['//t.test/p', 'is requested as https://t.test/p', 'https://t.test/p'],
  ['/p', 'is requested as https://apex.test/p', 'https://apex.test/p'],
  ['http://localhost:3000/p', 'is requested as http://localhost:3000/p', 'http://localhost:3000/p'],
  ['http://127.0.0.1/p', 'is requested as http://127.0.0.1/p', 'http://127.0.0.1/p'],
  ['http://t.test/p', 'is not requested', undefined],
  ['http://localhost.t.test/p', 'is not requested', undefined],
  ['javascript:alert(1)', 'is not requested', undefined],
  ['data:text/plain,x', 'is not requested', undefined],
  ['blob:https://apex.test/1', 'is not requested', undefined],
  ['https://user:word@t.test/', 'is not requested', undefined],
  ['https://', 'is not requested', undefined],
] as const)('the ad URL %s %s @play-12', (address, _result, asked) => {
  expect(allowedAddress(address, 'https://apex.test/video/1')).toBe(asked);
});

test.each([
  ['the click-through link https://shop.test/?a=b', 'accepted', 'https://shop.test/?a=b', 'https://shop.test/?a=b'],
  ['the click-through link http://shop.test/', 'accepted', 'http://shop.test/', 'http://shop.test/'],
  ['the click-through link javascript:alert(1)', 'ignored', 'javascript:alert(1)', undefined],
  ['the click-through link //shop.test/', 'ignored', '//shop.test/', undefined],
  ['the click-through link mailto:a@b.test', 'ignored', 'mailto:a@b.test', undefined],
  ['a missing click-through link', 'ignored', undefined, undefined],
] as const)('%s of an ad is %s @play-12', (_link, _result, address, link) => {
  expect(allowedLink(address)).toBe(link);
});
