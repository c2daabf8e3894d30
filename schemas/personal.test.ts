import { expect, test } from 'vitest';
import type { Source } from './generated/types.ts';
import { isOfCatalogue, listAskedBy, personalOf } from './personal.ts';

test.each([
  ['HISTORY', 'HISTORY'],
  ['CONTINUE_WATCHING', 'HISTORY'],
  ['UP_NEXT', 'UP_NEXT'],
  ['FAVOURITES', 'FAVOURITES'],
  ['WATCHLIST', 'WATCHLIST'],
  ['VIDEOS', undefined],
  ['LIVE', undefined],
  ['toString', undefined],
])(
  'a row of the source type %s loads from the personal list %s, or from the catalogue if undefined @srv-04',
  (type, list) => {
    const source = { type } as Source;
    expect(listAskedBy(source)).toBe(list);
    expect(isOfCatalogue(source)).toBe(list === undefined);
    expect(personalOf(source)).toBe(list === undefined ? undefined : type);
  },
);

test.each([null, undefined, 'HISTORY', 7, {}, { type: 7 }, { type: null }, ['HISTORY']])(
  'the row query %j requests no personal list',
  (query) => expect(listAskedBy(query)).toBeUndefined(),
);
