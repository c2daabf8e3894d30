import { expect, test } from 'vitest';
import { isShort, onEmptyOf } from './row.ts';

const cards = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

test.each([
  // Columns: number of cards, minimum (`minItems`), whether there are more pages, whether the row is too short.
  [0, undefined, false, true],
  [1, undefined, false, false],
  [0, undefined, true, false],
  [2, 3, false, true],
  [3, 3, false, false],
  [2, 3, true, false],
])(
  'a row of %i titles with the minimum %s and more pages of titles (%s) has too few titles: %s @def-17',
  (count, minItems, more, short) => {
    const contract = minItems === undefined ? {} : { minItems };
    expect(isShort({ cards: cards(count), paging: { moreDataAvailable: more } }, contract)).toBe(short);
  },
);

test('a row’s list of titles without paging data has no further pages @def-17', () => {
  expect(isShort({ cards: [] }, {})).toBe(true);
  expect(isShort({ cards: cards(1) }, {})).toBe(false);
});

test.each([
  [{}, 'hide'],
  [{ emptyTitle: 'Nothing yet' }, 'message'],
  [{ emptyTitle: 'Nothing yet', onEmpty: 'hide' }, 'hide'],
  [{ onEmpty: 'message' }, 'message'],
  [{ onEmpty: 'fallback' }, 'fallback'],
] as const)('an empty row with the settings %j has the behaviour “%s” @def-17', (contract, expected) =>
  expect(onEmptyOf(contract)).toBe(expected),
);
