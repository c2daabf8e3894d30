import { expect, test } from 'vitest';
import { byAccess } from './access.ts';
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

test('a guest finds what needs sign-in apart, and a viewer among what plays @play-02', () => {
  expect(byAccess(facets, { isGuest: true })).toEqual(facets);
  expect(byAccess(facets, { isGuest: false })).toEqual(
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

test('where no title has a level, or there is no such facet, nothing is found by it', () => {
  const sold = new Map([['access', new Map([['DENIED', bits(3)]])]]);
  expect(byAccess(sold, { isGuest: false })).toEqual(sold);
  expect(byAccess(new Map([['tags', tags]]), { isGuest: true })).toEqual(new Map([['tags', tags]]));
});
