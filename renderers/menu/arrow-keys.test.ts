import { expect, test } from 'vitest';
import { itemAfter } from './arrow-keys.ts';

const column = { at: 1, count: 4, axis: 'column', rightToLeft: false } as const;
const row = { ...column, axis: 'row' } as const;

test.each([
  ['ArrowDown', 'a column', 'moves the focus to item 3', column, 2],
  ['ArrowUp', 'a column', 'moves the focus to item 1', column, 0],
  ['ArrowRight', 'a column', 'does not move the focus', column, undefined],
  ['ArrowRight', 'a row', 'moves the focus to item 3', row, 2],
  ['ArrowLeft', 'a row', 'moves the focus to item 1', row, 0],
  ['ArrowDown', 'a row', 'does not move the focus', row, undefined],
  ['ArrowLeft', 'a right-to-left row', 'moves the focus to item 3', { ...row, rightToLeft: true }, 2],
  ['ArrowRight', 'a right-to-left row', 'moves the focus to item 1', { ...row, rightToLeft: true }, 0],
  ['ArrowDown', 'a right-to-left column', 'moves the focus to item 3', { ...column, rightToLeft: true }, 2],
  ['Home', 'a column', 'moves the focus to item 1', column, 0],
  ['End', 'a row', 'moves the focus to item 4', row, 3],
  ['a', 'a column', 'does not move the focus', column, undefined],
] as const)('on item 2 of 4 of a menu, the key %s in %s %s @nav-11', (key, _layout, _result, place, expected) => {
  expect(itemAfter(key, place)).toBe(expected);
});

test('arrow keys do not wrap around at the ends of a menu @nav-11', () => {
  expect(itemAfter('ArrowUp', { ...column, at: 0 })).toBeUndefined();
  expect(itemAfter('ArrowDown', { ...column, at: 3 })).toBeUndefined();
});
