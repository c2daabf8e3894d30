import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const row = (bucketId: string, name = bucketId) => ({ $type: 'bucket', attributes: { bucketId, name } });

test.each([
  ['none in equal values', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a changed value', { a: { b: 1 } }, { a: { b: 2 } }, [{ pointer: '/a/b', before: 1, after: 2 }]],
  [
    'an added and a removed property',
    { 'a/b': 1 },
    { c: 2 },
    [
      { pointer: '/c', before: undefined, after: 2 },
      { pointer: '/a~1b', before: 1, after: undefined },
    ],
  ],
  [
    'added, changed and removed list items, matched by name',
    [row('a'), row('b'), row('c')],
    [row('new'), row('a'), row('c', 'C')],
    [
      { pointer: '/0', before: undefined, after: row('new') },
      { pointer: '/2/attributes/name', before: 'c', after: 'C' },
      { pointer: '/1', before: row('b'), after: undefined },
    ],
  ],
  ['a reordered list', ['a', 'b'], ['b', 'a'], [{ pointer: '', before: ['a', 'b'], after: ['b', 'a'] }]],
  ['a new document', undefined, { a: 1 }, [{ pointer: '', before: undefined, after: { a: 1 } }]],
])('finds the differences of two JSON values with their pointers: %s @edit-05', (_what, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
});

test('finds a difference if, and only if, two JSON values differ @edit-05', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(differences(one, one)).toEqual([]);
      expect(differences(one, other).length > 0).toBe(JSON.stringify(one) !== JSON.stringify(other));
    }),
  );
});
