import { expect, test } from 'vitest';
import { mergeAccessFacet } from './access.ts';
import { noBits, setBit } from './bits.ts';

const bits = (...positions: number[]) => {
  const made = noBits(8);
  for (const position of positions) setBit(made, position);
  return made;
};
const tags = new Map([['a', bits(0, 1)]]);
const facets = new Map([
  ['tags', tags],
  [
    'access',
    new Map([
      ['GRANTED', bits(0)],
      ['GRANTED_ON_SIGN_IN', bits(1, 2)],
      ['DENIED', bits(3)],
    ]),
  ],
]);

test('the access facet counts titles that need sign-in separately for guests, as granted for viewers @play-02', () => {
  expect(mergeAccessFacet(facets, { isGuest: true })).toEqual(facets);
  expect(mergeAccessFacet(facets, { isGuest: false })).toEqual(
    new Map([
      ['tags', tags],
      [
        'access',
        new Map([
          ['GRANTED', bits(0, 1, 2)],
          ['DENIED', bits(3)],
        ]),
      ],
    ]),
  );
});

test('an access level without titles, or a missing access facet, adds no facet values', () => {
  const sold = new Map([['access', new Map([['DENIED', bits(3)]])]]);
  expect(mergeAccessFacet(sold, { isGuest: false })).toEqual(sold);
  expect(mergeAccessFacet(new Map([['tags', tags]]), { isGuest: true })).toEqual(new Map([['tags', tags]]));
});
