import { expect, test } from 'vitest';
import { moveItem, getDropPlace, placedAfter } from './moved.ts';

test.each<[number, number, string, string[]]>([
  [0, 2, 'b, c, a and d', ['b', 'c', 'a', 'd']],
  [3, 0, 'd, a, b and c', ['d', 'a', 'b', 'c']],
  [1, 1, 'a, b, c and d', ['a', 'b', 'c', 'd']],
  [9, 0, 'a, b, c and d', ['a', 'b', 'c', 'd']],
])('moves the watchlist item at index %i to index %i, which gives the order %s @list-03', (from, to, _order, list) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to)).toEqual(list);
});

test.each([
  ['a', 'after the item c', 'bcad', 'c'],
  ['d', 'to the top', 'dabc', undefined],
  ['b', 'after the item a', 'abcd', 'a'],
  ['e', 'after the item b', 'abecd', 'b'],
  ['e', 'after an item that is not in the list', 'eabcd', 'gone'],
])('moves the watchlist item %s %s, which gives the order %s @list-03', (id, _place, order, previous) => {
  const list = [...'abcd'].map((one) => ({ id: one }));
  const placed = placedAfter(list, { id }, previous === undefined ? undefined : { id: previous });
  expect(placed.map((one) => one.id).join('')).toBe(order);
});

const rows = [0, 100, 200, 300].map((top) => ({ top, bottom: top + 80 }));
test.each([
  ['back to its position', 1, 140, 1],
  ['above the first item', 2, -50, 0],
  ['just past the middle of the next item', 1, 241, 2],
  ['almost to the middle of the next item', 1, 239, 1],
  ['below the last item', 0, 900, 3],
])('a watchlist item that is dragged from index $1 %s is dropped at index $3 @list-03', (_where, from, height, place) =>
  expect(getDropPlace(rows, from, height)).toBe(place),
);
