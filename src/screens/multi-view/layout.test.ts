import { expect, test } from 'vitest';
import { isLayout, layoutFor, layoutsFor } from './layout.ts';

test.each<[number, number, string, string[]]>([
  [1, 4, 'no multi-view layout', []],
  [2, 4, 'the multi-view layouts twoUp and pip', ['twoUp', 'pip']],
  [3, 4, 'the multi-view layouts pip and threeUp', ['pip', 'threeUp']],
  [4, 4, 'the multi-view layouts pip and quad', ['pip', 'quad']],
  [2, 2, 'the multi-view layouts twoUp and pip', ['twoUp', 'pip']],
])('with %i event(s) and at most %i tiles, offers %s @multi-01', (count, max, _layouts, offered) =>
  expect(layoutsFor(count, max)).toEqual(offered),
);

test.each([
  ['without a requested multi-view layout', 1, 'a wide', 'twoUp', undefined, false],
  ['without a requested multi-view layout', 1, 'a narrow', 'twoUp', undefined, true],
  ['with the requested multi-view layout pip', 1, 'a wide', 'twoUp', 'pip', false],
  ['without a requested multi-view layout', 2, 'a wide', 'twoUp', undefined, false],
  ['without a requested multi-view layout', 2, 'a narrow', 'pip', undefined, true],
  ['with the requested multi-view layout twoUp', 2, 'a narrow', 'twoUp', 'twoUp', true],
  ['without a requested multi-view layout', 3, 'a wide', 'threeUp', undefined, false],
  ['without a requested multi-view layout', 4, 'a wide', 'quad', undefined, false],
  ['with the requested multi-view layout twoUp', 3, 'a wide', 'threeUp', 'twoUp', false],
  ['with the requested multi-view layout pip', 4, 'a wide', 'pip', 'pip', false],
  ['with the requested multi-view layout quad', 2, 'a wide', 'twoUp', 'quad', false],
  ['with the requested multi-view layout quad', 3, 'a narrow', 'threeUp', 'quad', true],
] as const)(
  '%s, with %i event(s) on %s screen, uses the layout %s @multi-01',
  (_request, count, _screen, layout, wanted, isNarrow) => expect(layoutFor(wanted, count, isNarrow)).toBe(layout),
);

test('accepts only the names of the documented multi-view layouts', () => {
  expect(['twoUp', 'pip', 'threeUp', 'quad'].every(isLayout)).toBe(true);
  expect(['toString', 'five', '', null].some(isLayout)).toBe(false);
});
