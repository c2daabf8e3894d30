import { expect, test } from 'vitest';
import { moved, placeAt } from './moved.ts';

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [9, 0, ['a', 'b', 'c', 'd']],
])('the entry at %i goes to %i @list-03', (from, to, list) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(list);
});

const rows = [0, 100, 200, 300].map((top) => ({ top, bottom: top + 80 }));
test.each([
  ['where it was', 1, 140, 1],
  ['above the first', 2, -50, 0],
  ['just past the middle of the next', 1, 241, 2],
  ['not yet past the middle of the next', 1, 239, 1],
  ['below the last', 0, 900, 3],
])('dragged %s @list-03', (_where, from, height, place) => expect(placeAt(rows, from, height)).toBe(place));
