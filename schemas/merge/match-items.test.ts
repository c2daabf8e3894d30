import { expect, test } from 'vitest';
import { matchItems } from './match-items.ts';
import { isSame, textFor } from './same.ts';

const text = (words: string) => ({ $type: 'textBlock', attributes: { text: words } });
const named = (bucketId: string, source: string, minItems = 1) => ({
  $type: 'bucket',
  attributes: { bucketId, type: 'MIXED', source, minItems },
});
const row = (words: string) => ({ $type: 'bucket', attributes: { name: words } });

test.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ['equal items match at any position', [text('a'), text('b'), row('c')], [row('c'), text('a'), text('b')], [2, 0, 1]],
  ['a changed item matches the old item at the same position', [text('a'), text('b')], [text('a'), text('x')], [0, 1]],
  ['a changed first item matches the old first item', [text('a'), text('b')], [text('x'), text('b')], [0, 1]],
  [
    'a changed item between two unchanged ones matches the old item there',
    [text('a'), text('b'), text('c')],
    [text('a'), text('x'), text('c')],
    [0, 1, 2],
  ],
  [
    'a renamed row with the same content matches at any position',
    [named('a', 'NEW'), named('b', 'OLD'), named('c', 'ALL')],
    [named('x', 'OLD'), named('a', 'NEW'), named('c', 'ALL')],
    [1, 0, 2],
  ],
  [
    'a renamed row with few changes matches the old row at the same position',
    [named('a', 'NEW'), named('b', 'OLD', 3), named('c', 'ALL')],
    [named('a', 'NEW'), named('x', 'OLD', 4), named('c', 'ALL')],
    [0, 1, 2],
  ],
  [
    'a renamed row with another source is new',
    [named('a', 'NEW'), named('b', 'OLD'), named('c', 'ALL')],
    [named('a', 'NEW'), named('x', 'TOP', 4), named('c', 'ALL')],
    [0, undefined, 2],
  ],
  ['a renamed item without other content is new', [{ id: 'a' }], [{ id: 'b' }], [undefined]],
  ['an item of another kind is new', [text('a'), text('b')], [text('a'), row('b')], [0, undefined]],
  ['an item added before the first is new', [text('a')], [row('x'), text('a')], [undefined, 0]],
  ['an item added after the last is new', [text('a')], [text('a'), text('x')], [0, undefined]],
  ['two equal items match two equal items, each once', [text('a'), text('a')], [text('a'), text('a')], [0, 1]],
  ['one of two equal items is removed', [text('a'), text('a')], [text('a')], [0]],
  ['an item added to an empty list is new', [], [text('a')], [undefined]],
  ['a list that was emptied has no matches', [text('a')], [], []],
  ['an object does not match a list', [[1]], [text('a')], [undefined]],
  ['a list does not match an object', [text('a')], [[1]], [undefined]],
  ['a changed nested list matches the old list at the same position', [[1]], [[2]], [0]],
  ['an object does not match a text', ['a'], [text('a')], [undefined]],
  ['a changed text matches the old text at the same position', ['a', 'b'], ['a', 'x'], [0, 1]],
])('matches the items of two versions of a list: %s @edit-04', (_what, before, after, found) =>
  expect(matchItems(before, after)).toEqual(found),
);

test.each<[string, string, unknown, unknown, boolean]>([
  [
    'objects with the same properties in another order',
    'equal',
    { a: 1, b: [1, { c: 2 }] },
    { b: [1, { c: 2 }], a: 1 },
    true,
  ],
  ['equal lists', 'equal', [1, 2], [1, 2], true],
  ['lists in another order', 'different', [1, 2], [2, 1], false],
  ['lists of different lengths', 'different', [1], [1, 2], false],
  ['lists with different objects', 'different', [1, { a: 1 }], [1, { a: 2 }], false],
  ['an object and a copy with one more property without a value', 'different', { a: 1 }, { a: 1, b: undefined }, false],
  ['objects with different properties without values', 'different', { a: undefined }, { b: undefined }, false],
  ['an empty list and an empty object', 'different', [], {}, false],
  ['a null value and an empty object', 'different', null, {}, false],
  ['a text and a number', 'different', '1', 1, false],
  ['two null values', 'equal', null, null, true],
])('%s are %s', (_values, _result, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});

test('serializes equal JSON values to the same text, independent of property order', () => {
  expect(textFor({ b: { d: 1, c: [2, { f: 3, e: 4 }] }, a: 5, c: 6 })).toBe(
    '{"a":5,"b":{"c":[2,{"e":4,"f":3}],"d":1},"c":6}',
  );
  expect(textFor(undefined)).toBe('');
});
