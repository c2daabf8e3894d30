import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChangeableLicence,
  compareRanks,
  decideChange,
  decidePurchase,
  type RankedLicence,
  rankFamilies,
} from './rank.ts';

const gold: RankedLicence = {
  licenceId: 3,
  family: 'films',
  rank: 30,
  type: 'STANDARD',
  expiry: 1000,
  purchasedAt: 10,
};
const silver: RankedLicence = { ...gold, licenceId: 2, rank: 20 };
const free: RankedLicence = { ...gold, licenceId: 1, rank: 90, type: 'FREE', expiry: undefined };
const sport: RankedLicence = { ...gold, licenceId: 9, family: 'sport', rank: 1 };

/** Live licences of two families with few values, so that ties are frequent. */
const anyLive = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }).chain((ids) =>
  fc.tuple(
    ...ids.map((licenceId) =>
      fc.record<RankedLicence>({
        licenceId: fc.constant(licenceId),
        family: fc.constantFrom('films', 'sport', undefined),
        rank: fc.integer({ min: 1, max: 3 }),
        type: fc.constantFrom('STANDARD', 'STANDARD', 'FREE'),
        expiry: fc.constantFrom(100, 200, undefined),
        purchasedAt: fc.integer({ min: 1, max: 2 }),
      }),
    ),
  ),
);
const byFamily = (live: readonly RankedLicence[]) =>
  new Map(rankFamilies(live).map((ranking) => [ranking.effective.family ?? ranking.effective.licenceId, ranking]));

describe('the effective licence of a family', () => {
  test('the licence of the highest rank is effective, and blocks only the others of its family', () => {
    expect(rankFamilies([silver, sport, gold])).toEqual([
      { effective: gold, blocked: [silver] },
      { effective: sport, blocked: [] },
    ]);
    expect(rankFamilies([])).toEqual([]);
  });

  test('a paid licence is effective rather than a free licence of a higher rank', () => {
    expect(rankFamilies([free, silver])).toEqual([{ effective: silver, blocked: [free] }]);
  });

  test('of two licences of equal rank, the one that ends later is effective, then the one bought earlier', () => {
    const endless = { ...gold, licenceId: 4, expiry: undefined, purchasedAt: 99 };
    const longer = { ...gold, licenceId: 5, expiry: 2000, purchasedAt: 50 };
    const earlier = { ...longer, licenceId: 6, purchasedAt: 40 };
    expect(rankFamilies([gold, longer, earlier, endless])[0]).toEqual({
      effective: endless,
      blocked: [earlier, longer, gold],
    });
    expect(compareRanks(endless, { ...endless, licenceId: 7 })).toBeLessThan(0);
  });

  test('licences without a family do not block each other', () => {
    const alone = { ...gold, family: undefined };
    expect(rankFamilies([alone, { ...silver, family: undefined }]).map(({ blocked }) => blocked)).toEqual([[], []]);
  });

  test('the effective licence ranks above all others of its family, whatever the order of the licences', () => {
    fc.assert(
      fc.property(anyLive, (live) => {
        for (const [family, { effective, blocked }] of byFamily(live.toReversed())) {
          expect(byFamily(live).get(family)?.effective).toBe(effective);
          for (const licence of blocked) expect(compareRanks(effective, licence)).toBeLessThan(0);
        }
        const listed = rankFamilies(live).flatMap(({ effective, blocked }) => [effective, ...blocked]);
        expect(listed.toSorted(compareRanks)).toEqual(live.toSorted(compareRanks));
      }),
    );
  });

  test('the effective licence stays the same when a blocked licence is removed', () => {
    fc.assert(
      fc.property(anyLive, (live) => {
        for (const [family, { effective, blocked }] of byFamily(live))
          for (const gone of blocked) {
            const rest = byFamily(live.filter((licence) => licence !== gone));
            expect(rest.get(family)?.effective).toBe(effective);
            expect(rest.size).toBe(byFamily(live).size);
          }
      }),
    );
  });
});

const refusal = (reason: object) => ({ isAllowed: false, code: 'INVALID_TIER_CHANGE', reason });

describe('whether a viewer may purchase a licence', () => {
  test('a purchase of a licence of higher or equal rank, or in another family, is allowed', () => {
    expect(decidePurchase(gold, [silver, free, sport])).toEqual({ isAllowed: true });
    expect(decidePurchase({ ...silver, licenceId: 8 }, [silver])).toEqual({ isAllowed: true });
    expect(decidePurchase({ ...silver, family: undefined }, [{ ...gold, family: undefined }])).toEqual({
      isAllowed: true,
    });
  });

  test('a purchase of a licence of lower rank is refused, naming the viewer’s licence of highest rank', () => {
    const platinum = { ...gold, licenceId: 7, rank: 40 };
    expect(decidePurchase(silver, [gold, platinum])).toEqual(refusal({ kind: 'higher-rank-live', licenceId: 7 }));
    expect(decidePurchase(free, [silver])).toEqual(refusal({ kind: 'higher-rank-live', licenceId: 2 }));
  });

  test('a purchase of a licence that the viewer already has is refused', () => {
    expect(decidePurchase(gold, [gold])).toEqual(refusal({ kind: 'same-licence' }));
  });
});

describe('whether a viewer may change the licence', () => {
  const held: ChangeableLicence = {
    ...silver,
    isLive: true,
    isManaged: true,
    isPaymentPending: false,
    isPastDue: false,
    isPausedOrPausing: false,
    hasPendingChange: false,
  };

  test('a change of licence is an upgrade, a downgrade or a change to the same rank', () => {
    expect(decideChange(held, gold)).toEqual({ isAllowed: true, direction: 'upgrade' });
    expect(decideChange(held, { ...gold, rank: 10 })).toEqual({ isAllowed: true, direction: 'downgrade' });
    expect(decideChange(held, { ...gold, rank: 20 })).toEqual({ isAllowed: true, direction: 'same-rank' });
  });

  test.each<[string, string, Partial<ChangeableLicence>]>([
    ['not-managed', 'is not managed', { isManaged: false, licenceId: gold.licenceId }],
    ['same-licence', 'is the same licence', { licenceId: gold.licenceId }],
    ['other-family', 'is of another family', { family: 'sport' }],
    ['other-family', 'has no family', { family: undefined }],
    ['free-licence', 'is free', { type: 'FREE' }],
    ['payment-pending', 'has a pending payment', { isPaymentPending: true, isLive: false }],
    ['past-due', 'is past due', { isPastDue: true, isLive: false }],
    ['paused-or-pausing', 'is paused or will be paused', { isPausedOrPausing: true, isLive: false }],
    ['not-live', 'is not live', { isLive: false }],
    ['change-pending', 'has a pending change', { hasPendingChange: true }],
  ])('a change of licence is refused with the reason “%s” if the current licence %s', (kind, _licence, difference) => {
    expect(decideChange({ ...held, ...difference }, gold)).toEqual(refusal({ kind }));
  });

  test('a change to a free licence is refused', () => {
    expect(decideChange(held, free)).toEqual(refusal({ kind: 'free-licence' }));
  });
});
