import { expect, test } from 'vitest';
import type { Source } from './generated/types.ts';
import { isOfCatalogue, listAskedBy, personalOf } from './personal.ts';

test.each([
  ['HISTORY', 'the personal list HISTORY', 'HISTORY'],
  ['CONTINUE_WATCHING', 'the personal list HISTORY', 'HISTORY'],
  ['UP_NEXT', 'the personal list UP_NEXT', 'UP_NEXT'],
  ['FAVOURITES', 'the personal list FAVOURITES', 'FAVOURITES'],
  ['WATCHLIST', 'the personal list WATCHLIST', 'WATCHLIST'],
  ['VIDEOS', 'the catalogue', undefined],
  ['LIVE', 'the catalogue', undefined],
  ['toString', 'the catalogue', undefined],
])('a row of the source type %s loads from %s @srv-04', (type, _place, list) => {
  const source = { type } as Source;
  expect(listAskedBy(source)).toBe(list);
  expect(isOfCatalogue(source)).toBe(list === undefined);
  expect(personalOf(source)).toBe(list === undefined ? undefined : type);
});

test.each<[string, unknown]>([
  ['a null query', null],
  ['a missing query', undefined],
  ['a text as query', 'HISTORY'],
  ['a number as query', 7],
  ['a query without a type', {}],
  ['a query whose type is a number', { type: 7 }],
  ['a query whose type is null', { type: null }],
  ['a list as query', ['HISTORY']],
])('a row with %s requests no personal list', (_name, query) => expect(listAskedBy(query)).toBeUndefined());
