import { expect, test } from 'vitest';
import { compareVersions, currentVersion, isNewer } from './version.ts';

test.each([
  ['1.0', '1.1', -1],
  ['1.10', '1.9', 1],
  ['2.0', '1.99', 1],
  ['0.9', '1.0', -1],
  ['1.1', '1.1', 0],
  ['1', '1.0', 0],
])('compares the schema version %s with the version %s @def-07', (one, other, sign) =>
  expect(Math.sign(compareVersions(one, other))).toBe(sign),
);

test('this build does not support versions with a later major number, but every other version @def-07', () => {
  expect([currentVersion, '0.9', '1.99', '2.0', '10.0'].map(isNewer)).toEqual([false, false, false, true, true]);
});
