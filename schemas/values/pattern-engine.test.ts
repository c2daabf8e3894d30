import { expect, test } from 'vitest';
import { isPattern, matches } from './pattern-engine.ts';

test.each([
  ['[A-Z]{4}-[0-9]{4}', 'matches', 'ABCD-1234', true],
  ['[A-Z]{4}-[0-9]{4}', 'does not match', 'xABCD-1234', false],
  ['a|b', 'does not match', 'ab', false],
  ['\\p{L}+', 'matches', 'Łódź', true],
])('the pattern %s %s the complete text “%s”', (pattern, _verb, value, held) =>
  expect(matches(pattern, value)).toBe(held),
);

test.each(['(?=a)b', '(a)\\1', '(', 'a{1000}{1000}', 'x'.repeat(201)])(
  'ignores the unsupported pattern %s and accepts any text',
  (pattern) => {
    expect(isPattern(pattern)).toBe(false);
    expect(matches(pattern, 'anything')).toBe(true);
  },
);

test('matches a pattern in linear time that takes exponential time in backtracking engines', () => {
  const started = performance.now();
  expect(matches('(a+)+b', 'a'.repeat(9000))).toBe(false);
  expect(performance.now() - started).toBeLessThan(3000);
});
