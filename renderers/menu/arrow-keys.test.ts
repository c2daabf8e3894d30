import { expect, test } from 'vitest';
import { itemAfter } from './arrow-keys.ts';

const column = { at: 1, count: 4, axis: 'column', rightToLeft: false } as const;
const row = { ...column, axis: 'row' } as const;

test.each([
  ['ArrowDown', column, 2],
  ['ArrowUp', column, 0],
  ['ArrowRight', column, undefined],
  ['ArrowRight', row, 2],
  ['ArrowLeft', row, 0],
  ['ArrowDown', row, undefined],
  ['ArrowLeft', { ...row, rightToLeft: true }, 2],
  ['ArrowRight', { ...row, rightToLeft: true }, 0],
  ['ArrowDown', { ...column, rightToLeft: true }, 2],
  ['Home', column, 0],
  ['End', row, 3],
  ['a', column, undefined],
] as const)(
  'moves the focus in a menu by the key %s with %j to the item with index %s @nav-11',
  (key, place, expected) => {
    expect(itemAfter(key, place)).toBe(expected);
  },
);

test('arrow keys do not wrap around at the ends of a menu @nav-11', () => {
  expect(itemAfter('ArrowUp', { ...column, at: 0 })).toBeUndefined();
  expect(itemAfter('ArrowDown', { ...column, at: 3 })).toBeUndefined();
});
