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

test.each<[string, string, unknown]>([
  ['a missing value', 'nothing', undefined],
  ['a null value', 'null', null],
  ['an empty list', 'a list of 0 items', []],
  ['a list of one item', 'a list of 1 item', [1]],
  ['an object', 'an object', {}],
  ['a text of 80 characters', `"${'x'.repeat(56)}…`, 'x'.repeat(80)],
  ['a number', '3', 3],
])('describes %s in an error message as “%s”', (_value, words, value) => expect(describeValue(value)).toBe(words));

test('converts a validator’s error to an issue with JSON pointer, expected and found value', () => {
  const value = { cards: null };
  const issue = toIssue(
    { instancePath: '/cards', keyword: 'type', params: { type: 'array' } },
    value,
    '/elements/3/attributes',
  );
  expect(issueLine(issue)).toBe('/elements/3/attributes/cards: expected a list, found null');
});
