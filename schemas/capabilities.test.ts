import { expect, test } from 'vitest';
import { formatDraws, parseDraws } from './capabilities.ts';

test('formats a build’s capabilities as a header and parses them back unchanged @def-16', () => {
  const draws = { version: '1.1', kinds: ['bucket', 'cardList', 'hero'] };
  expect(parseDraws(formatDraws(draws))).toEqual(draws);
});

test.each([undefined, '', '1.1', 'x hero', '1.1 ', '1.1 hero,', '1.1 <b>', `1.1 ${'a,'.repeat(300)}a`])(
  'ignores an invalid capabilities header: %o @def-16',
  (value) => {
    expect(parseDraws(value)).toBeUndefined();
  },
);
