import { expect, test } from 'vitest';
import { formatDraws, parseDraws } from './capabilities.ts';

test('writes the element kinds that a build can render into a header, and parses them back unchanged @def-16', () => {
  const draws = { version: '1.1', kinds: ['bucket', 'cardList', 'hero'] };
  expect(parseDraws(formatDraws(draws))).toEqual(draws);
});

test.each<[string, string | undefined]>([
  ['a missing capabilities header', undefined],
  ['an empty capabilities header', ''],
  ['a capabilities header without any element kind', '1.1'],
  ['a capabilities header without a version', 'x hero'],
  ['a capabilities header with an empty kind', '1.1 '],
  ['a capabilities header that ends with a comma', '1.1 hero,'],
  ['a capabilities header with markup', '1.1 <b>'],
  ['a capabilities header that is too long', `1.1 ${'a,'.repeat(300)}a`],
])('ignores %s @def-16', (_name, value) => {
  expect(parseDraws(value)).toBeUndefined();
});
