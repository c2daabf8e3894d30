import { expect, test } from 'vitest';
import { isShort, onEmptyOf } from './row.ts';

const cards = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

test.each([
  // Columns: number of cards, rules and result in words, `minItems`, whether there are more pages or too few cards.
  [0, 'without a minimum', 'too few titles', undefined, false, true],
  [1, 'without a minimum', 'enough titles', undefined, false, false],
  [0, 'without a minimum and with more pages', 'enough titles', undefined, true, false],
  [2, 'with the minimum 3', 'too few titles', 3, false, true],
  [3, 'with the minimum 3', 'enough titles', 3, false, false],
  [2, 'with the minimum 3 and with more pages', 'enough titles', 3, true, false],
])('a row of %i titles %s has %s @def-17', (count, _rules, _result, minItems, more, short) => {
  const contract = minItems === undefined ? {} : { minItems };
  expect(isShort({ cards: cards(count), paging: { moreDataAvailable: more } }, contract)).toBe(short);
});

test('a row without paging data has too few titles if it is empty, and enough with one title @def-17', () => {
  expect(isShort({ cards: [] }, {})).toBe(true);
  expect(isShort({ cards: cards(1) }, {})).toBe(false);
});

test.each([
  ['without settings', 'hide', {}],
  ['with a text for empty rows', 'message', { emptyTitle: 'Nothing yet' }],
  ['with a text for empty rows and the setting onEmpty: hide', 'hide', { emptyTitle: 'Nothing yet', onEmpty: 'hide' }],
  ['with the setting onEmpty: message', 'message', { onEmpty: 'message' }],
  ['with the setting onEmpty: fallback', 'fallback', { onEmpty: 'fallback' }],
] as const)('an empty row %s has the behaviour “%s” @def-17', (_settings, expected, contract) =>
  expect(onEmptyOf(contract)).toBe(expected),
);
