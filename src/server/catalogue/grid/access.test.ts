import { expect, test } from 'vitest';
import { indexSoldTitles, mergeAccessFacet } from './access.ts';
import { hasBit, noBits, setBit } from './bits.ts';

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

const guest = { isGuest: true, entitlements: [] };
const viewer = { isGuest: false, entitlements: [] };
const nothingSold = new Map();

test('the access facet counts titles that need sign-in as “sign-in” for guests, as “granted” for signed-in viewers @play-02', () => {
  expect(mergeAccessFacet(facets, nothingSold, guest)).toEqual(facets);
  expect(mergeAccessFacet(facets, nothingSold, viewer)).toEqual(
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

test('the access facet has no value for an access level without titles, and a missing access facet stays missing', () => {
  const sold = new Map([['access', new Map([['DENIED', bits(3)]])]]);
  expect(mergeAccessFacet(sold, nothingSold, viewer)).toEqual(sold);
  expect(mergeAccessFacet(new Map([['tags', tags]]), nothingSold, guest)).toEqual(new Map([['tags', tags]]));
});

test('the access facet counts titles that the viewer’s licences open as granted @lic-01', () => {
  const titles = [
    { access: 'GRANTED' },
    { access: 'DENIED' },
    { access: 'DENIED', entitlements: ['final'] },
    { access: 'DENIED', entitlements: ['final', 'extras'] },
  ];
  const sold = indexSoldTitles(titles);
  const whole = new Map([
    [
      'access',
      new Map([
        ['GRANTED', bits(0)],
        ['DENIED', bits(1, 2, 3)],
      ]),
    ],
  ]);
  const levels = (entitlements: string[]) =>
    Object.fromEntries(
      [...(mergeAccessFacet(whole, sold, { isGuest: false, entitlements }).get('access') ?? [])].map(([level, set]) => [
        level,
        titles.flatMap((_title, position) => (hasBit(set, position) ? [position] : [])),
      ]),
    );
  expect(levels([])).toEqual({ GRANTED: [0], DENIED: [1, 2, 3] });
  expect(levels(['CATALOGUE'])).toEqual({ GRANTED: [0, 1], DENIED: [2, 3] });
  expect(levels(['extras', 'CATALOGUE'])).toEqual({ GRANTED: [0, 1, 3], DENIED: [2] });
  expect(levels(['CATALOGUE', 'final'])).toEqual({ GRANTED: [0, 1, 2, 3] });
});
