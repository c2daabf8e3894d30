import { expect, test } from 'vitest';
import { compareVersions, currentVersion, isNewer } from './version.ts';

test.each([
  ['1.0', '1.1', -1],
  ['1.10', '1.9', 1],
  ['2.0', '1.99', 1],
  ['0.9', '1.0', -1],
  ['1.1', '1.1', 0],
  ['1', '1.0', 0],
])('comparing the schema version %s with %s returns %i (-1: older, 0: equal, 1: newer) @def-07', (one, other, sign) =>
  expect(Math.sign(compareVersions(one, other))).toBe(sign),
);

test('a build supports every schema version except those with a later major number @def-07', () => {
  expect([currentVersion, '0.9', '1.99', '2.0', '10.0'].map(isNewer)).toEqual([false, false, false, true, true]);
});
