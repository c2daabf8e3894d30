import { expect, test } from 'vitest';
import { describeValue, issueLine, pointerTo } from './issue.ts';
import { toIssue } from './to-issue.ts';
import { valueAt } from './value-at.ts';

test('escapes JSON pointers according to RFC 6901 and resolves JSON pointers to values', () => {
  const pointer = pointerTo('', 'a/b', 'c~d', 0);
  expect(pointer).toBe('/a~1b/c~0d/0');
  expect(valueAt({ 'a/b': { 'c~d': ['here'] } }, pointer)).toBe('here');
  expect(valueAt({ a: null }, '/a/b')).toBeUndefined();
});

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [[], 'a list of 0 items'],
  [[1], 'a list of 1 item'],
  [{}, 'an object'],
  ['x'.repeat(80), `"${'x'.repeat(56)}…`],
  [3, '3'],
])('describes an unexpected value %o in an error message as %s', (value, words) =>
  expect(describeValue(value)).toBe(words),
);

test('converts a validator’s error to an issue with JSON pointer, expected and found value', () => {
  const value = { cards: null };
  const issue = toIssue(
    { instancePath: '/cards', keyword: 'type', params: { type: 'array' } },
    value,
    '/elements/3/attributes',
  );
  expect(issueLine(issue)).toBe('/elements/3/attributes/cards: expected a list, found null');
});
