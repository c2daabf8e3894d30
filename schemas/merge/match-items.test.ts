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
  [
    'what says the same is the same, wherever it has gone',
    [text('a'), text('b'), row('c')],
    [row('c'), text('a'), text('b')],
    [2, 0, 1],
  ],
  [
    'what is changed where it stands is the one that stood there',
    [text('a'), text('b')],
    [text('a'), text('x')],
    [0, 1],
  ],
  ['at the beginning too', [text('a'), text('b')], [text('x'), text('b')], [0, 1]],
  ['between two others too', [text('a'), text('b'), text('c')], [text('a'), text('x'), text('c')], [0, 1, 2]],
  [
    'a row with another name that says the same is the same, wherever it has gone',
    [named('a', 'NEW'), named('b', 'OLD'), named('c', 'ALL')],
    [named('x', 'OLD'), named('a', 'NEW'), named('c', 'ALL')],
    [1, 0, 2],
  ],
  [
    'a row with another name and few changes is the one that stood there',
    [named('a', 'NEW'), named('b', 'OLD', 3), named('c', 'ALL')],
    [named('a', 'NEW'), named('x', 'OLD', 4), named('c', 'ALL')],
    [0, 1, 2],
  ],
  [
    'a row with another name and another source is new',
    [named('a', 'NEW'), named('b', 'OLD'), named('c', 'ALL')],
    [named('a', 'NEW'), named('x', 'TOP', 4), named('c', 'ALL')],
    [0, undefined, 2],
  ],
  ['an item that is nothing but its name is new', [{ id: 'a' }], [{ id: 'b' }], [undefined]],
  ['what is of another kind is new', [text('a'), text('b')], [text('a'), row('b')], [0, undefined]],
  ['what comes before the first is new', [text('a')], [row('x'), text('a')], [undefined, 0]],
  ['what comes behind the last is new', [text('a')], [text('a'), text('x')], [0, undefined]],
  ['two that say the same are each one', [text('a'), text('a')], [text('a'), text('a')], [0, 1]],
  ['one of two that say the same may go', [text('a'), text('a')], [text('a')], [0]],
  ['an empty list has none', [], [text('a')], [undefined]],
  ['and nothing is in an empty one', [text('a')], [], []],
  ['a list is no object', [[1]], [text('a')], [undefined]],
  ['an object is no list', [text('a')], [[1]], [undefined]],
  ['a list that is changed is the one that stood there', [[1]], [[2]], [0]],
  ['a text is no object', ['a'], [text('a')], [undefined]],
  ['a text that is changed is the one that stood there', ['a', 'b'], ['a', 'x'], [0, 1]],
])('matches the items of two versions of a list: %s @edit-04', (_what, before, after, found) =>
  expect(matchItems(before, after)).toEqual(found),
);

test.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, true],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[1, { a: 1 }], [1, { a: 2 }], false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
  [null, null, true],
])('compares the JSON values %j and %j: equal is %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});

test('serializes equal JSON values to the same text, independent of property order', () => {
  expect(textFor({ b: { d: 1, c: [2, { f: 3, e: 4 }] }, a: 5, c: 6 })).toBe(
    '{"a":5,"b":{"c":[2,{"e":4,"f":3}],"d":1},"c":6}',
  );
  expect(textFor(undefined)).toBe('');
});
