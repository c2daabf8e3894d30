import { expect, test } from 'vitest';
import { isLayout, layoutFor, layoutsFor } from './layout.ts';

test.each([
  [1, 4, []],
  [2, 4, ['twoUp', 'pip']],
  [3, 4, ['pip', 'threeUp']],
  [4, 4, ['pip', 'quad']],
  [2, 2, ['twoUp', 'pip']],
])('for %i events and at most %i tiles offers the multi-view layouts %j @multi-01', (count, max, offered) =>
  expect(layoutsFor(count, max)).toEqual(offered),
);

test.each([
  [undefined, 1, false, 'twoUp'],
  [undefined, 1, true, 'twoUp'],
  ['pip', 1, false, 'twoUp'],
  [undefined, 2, false, 'twoUp'],
  [undefined, 2, true, 'pip'],
  ['twoUp', 2, true, 'twoUp'],
  [undefined, 3, false, 'threeUp'],
  [undefined, 4, false, 'quad'],
  ['twoUp', 3, false, 'threeUp'],
  ['pip', 4, false, 'pip'],
  ['quad', 2, false, 'twoUp'],
  ['quad', 3, true, 'threeUp'],
] as const)(
  'with the requested multi-view layout %s, %i events and a narrow screen (%s), uses the layout %s @multi-01',
  (wanted, count, isNarrow, layout) => expect(layoutFor(wanted, count, isNarrow)).toBe(layout),
);

test('accepts only the names of the documented multi-view layouts', () => {
  expect(['twoUp', 'pip', 'threeUp', 'quad'].every(isLayout)).toBe(true);
  expect(['toString', 'five', '', null].some(isLayout)).toBe(false);
});
