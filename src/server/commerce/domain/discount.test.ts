import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyDiscounts,
  type Discount,
  type DiscountDuration,
  type DiscountState,
  getDiscountState,
  getDiscountStatusLabel,
  isDiscountShown,
  listActiveDiscounts,
} from './discount.ts';
import { createMoney } from './money.ts';
import { parsePeriod } from './period.ts';

const eur = (amount: bigint) => createMoney(amount, 'EUR');
const at = (text: string) => Date.parse(text);
const lifetime: DiscountDuration = { kind: 'lifetime', from: 1000 };
const series = { anchor: at('2027-01-31T00:00Z'), period: parsePeriod('P1M') };

const percentage = (basisPoints: number, { id = `${basisPoints}`, isStackable = false } = {}): Discount => ({
  id,
  type: 'percentage',
  basisPoints,
  isStackable,
  duration: lifetime,
});
const amount = (value: bigint, id = `${value}`): Discount => ({
  id,
  type: 'amount',
  amount: eur(value),
  duration: lifetime,
});

const anyDiscount = fc.oneof(
  fc
    .record({ id: fc.uuid(), basisPoints: fc.integer({ min: 0, max: 10_000 }), isStackable: fc.boolean() })
    .map(({ basisPoints, ...rest }) => percentage(basisPoints, rest)),
  fc.tuple(fc.bigInt({ min: 0n, max: 2000n }), fc.uuid()).map(([value, id]) => amount(value, id)),
);
const anyDiscounts = fc.array(anyDiscount, { maxLength: 6 });
const anyPrice = fc.bigInt({ min: 0n, max: 5000n }).map(eur);

describe('state of a discount', () => {
  const window: DiscountDuration = { kind: 'window', from: at('2027-02-01T00:00Z'), to: at('2027-03-01T00:00Z') };
  const periods: DiscountDuration = { kind: 'periods', firstPeriod: 1, count: 2 };

  test.each<[string, DiscountDuration, string, DiscountState]>([
    ['upcoming before its time window', window, '2027-01-31T23:59:59.999Z', 'upcoming'],
    ['active at the start of its time window', window, '2027-02-01T00:00Z', 'active'],
    ['active just before the end of its time window', window, '2027-02-28T23:59:59.999Z', 'active'],
    ['expired at the end of its time window', window, '2027-03-01T00:00Z', 'expired'],
    ['upcoming before the billing periods that it covers', periods, '2027-02-27T23:59:59.999Z', 'upcoming'],
    ['active at the start of the billing periods that it covers', periods, '2027-02-28T00:00Z', 'active'],
    ['active just before the end of the billing periods that it covers', periods, '2027-04-29T23:59:59.999Z', 'active'],
    ['expired at the end of the billing periods that it covers', periods, '2027-04-30T00:00Z', 'expired'],
    ['upcoming for a lifetime discount before its start', lifetime, '1970-01-01T00:00Z', 'upcoming'],
    ['active for a lifetime discount at its start', lifetime, '1970-01-01T00:00:01Z', 'active'],
    ['active for a lifetime discount centuries after its start', lifetime, '2999-01-01T00:00Z', 'active'],
  ])('the state of a discount is %s', (_name, duration, now, state) =>
    expect(getDiscountState({ ...percentage(1000), duration }, series, at(now))).toBe(state),
  );

  test('the list of active discounts contains no upcoming or expired discount', () => {
    const upcoming: DiscountDuration = { kind: 'lifetime', from: at('2027-03-02T00:00Z') };
    const discounts = [
      { ...percentage(1000), duration: window },
      percentage(2000),
      { ...percentage(3000), duration: upcoming },
    ];
    expect(listActiveDiscounts(discounts, series, at('2027-03-01T00:00Z'))).toEqual([percentage(2000)]);
  });

  test('the state of a discount never goes back to an earlier one as time passes', () => {
    const order: DiscountState[] = ['upcoming', 'active', 'expired'];
    const day = 86_400_000;
    fc.assert(
      fc.property(fc.constantFrom(window, periods, lifetime), fc.nat(200), fc.nat(200), (duration, days, later) => {
        const discount = { ...percentage(1000), duration };
        const first = getDiscountState(discount, series, series.anchor + days * day);
        const second = getDiscountState(discount, series, series.anchor + (days + later) * day);
        expect(order.indexOf(second)).toBeGreaterThanOrEqual(order.indexOf(first));
      }),
    );
  });
});

describe('price after discounts', () => {
  test.each<[string, Discount[], bigint]>([
    ['no discount', [], 1000n],
    ['one percentage', [percentage(2500)], 750n],
    ['a percentage with a fraction', [percentage(1250)], 875n],
    ['100 percent', [percentage(10_000)], 0n],
    ['only the largest of several percentages', [percentage(1000), percentage(3000), percentage(2000)], 700n],
    [
      'several stackable percentages, one after another',
      [percentage(1000, { isStackable: true }), percentage(2000, { isStackable: true })],
      720n,
    ],
    [
      'the largest percentage and a stackable one',
      [percentage(1000, { isStackable: true }), percentage(5000), percentage(2000)],
      450n,
    ],
    ['one amount', [amount(300n)], 700n],
    ['two amounts', [amount(300n), amount(200n)], 500n],
    ['an amount above the price, which makes it 0', [amount(1001n)], 0n],
    ['a percentage, which is applied before an amount', [amount(100n), percentage(5000)], 400n],
  ])('computes a price of 10 euros reduced by %s', (_name, discounts, total) =>
    expect(applyDiscounts(eur(1000n), discounts).total).toEqual(eur(total)),
  );

  test('lists each discount that reduced the price, in the order of application, and no other', () =>
    expect(
      applyDiscounts(eur(1000n), [amount(600n, 'a'), amount(1n, 'b'), percentage(5000, { id: 'p' })]).reductions,
    ).toEqual([
      { discountId: 'p', amount: eur(500n) },
      { discountId: 'a', amount: eur(500n) },
    ]));

  test('of two equal percentage discounts, applies the same one in either order of the list', () => {
    const [a, b] = [percentage(1000, { id: 'a' }), percentage(1000, { id: 'b' })];
    for (const discounts of [
      [a, b],
      [b, a],
    ]) {
      expect(applyDiscounts(eur(1000n), discounts).reductions).toEqual([{ discountId: 'a', amount: eur(100n) }]);
    }
  });

  test('rejects a discount in another currency instead of ignoring the discount', () => {
    const dollars = { ...amount(1n), amount: createMoney(1n, 'USD') } as Discount;
    expect(() => applyDiscounts(eur(1000n), [dollars])).toThrow('Cannot combine USD with EUR.');
  });

  test('rejects a negative discount, a percentage above 100 and a negative price', () => {
    expect(() => applyDiscounts(eur(1000n), [amount(-1n)])).toThrow('Discount -1 is negative.');
    expect(() => applyDiscounts(eur(1000n), [percentage(10_001)])).toThrow('no integer from 0 to 10000');
    expect(() => applyDiscounts(eur(-1n), [])).toThrow('negative price');
  });

  test('a discounted price is from 0 to the full price, and the reductions add up to the difference', () => {
    fc.assert(
      fc.property(anyPrice, anyDiscounts, (price, discounts) => {
        const { total, reductions } = applyDiscounts(price, discounts);
        expect(total.amount >= 0n && total.amount <= price.amount).toBe(true);
        const reduced = reductions.reduce((sum, reduction) => sum + reduction.amount.amount, 0n);
        expect(price.amount - reduced).toBe(total.amount);
      }),
    );
  });

  test('an additional discount never raises the discounted price', () => {
    fc.assert(
      fc.property(anyPrice, anyDiscounts, anyDiscount, (price, discounts, more) => {
        const before = applyDiscounts(price, discounts).total.amount;
        expect(applyDiscounts(price, [...discounts, more]).total.amount <= before).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('the discounted price does not depend on the order of the discounts', () => {
    fc.assert(
      fc.property(anyPrice, anyDiscounts, (price, discounts) => {
        expect(applyDiscounts(price, discounts.toReversed()).total).toEqual(applyDiscounts(price, discounts).total);
      }),
    );
  });
});

describe('display of a discount', () => {
  test.each<[DiscountState, string, string, boolean]>([
    ['active', 'is not paused', 'activeStatus', false],
    ['active', 'is paused', 'activeStatus', true],
    ['upcoming', 'is not paused', 'upcomingStatus', false],
    ['upcoming', 'is paused', 'pausedStatus', true],
    ['expired', 'is not paused', 'expiredStatus', false],
    ['expired', 'is paused', 'expiredStatus', true],
  ])('labels a discount that is %s, of a licence that %s, with the text key %s', (state, _licence, label, isPaused) =>
    expect(getDiscountStatusLabel(state, isPaused)).toBe(label),
  );

  test.each<[string, DiscountState, string, string, boolean, boolean, boolean]>([
    ['shows', 'active', 'an active', 'shows', true, false, true],
    ['hides', 'active', 'an inactive', 'shows', false, false, false],
    ['hides', 'upcoming', 'an active', 'shows', true, false, false],
    ['shows', 'upcoming', 'an inactive', 'shows', false, false, true],
    ['hides', 'upcoming', 'an inactive', 'hides', false, true, false],
    ['hides', 'expired', 'an active', 'shows', true, false, false],
    ['hides', 'expired', 'an inactive', 'shows', false, false, false],
    ['shows', 'active', 'an active', 'hides', true, true, true],
  ])(
    '%s a lifetime discount in state %s of %s licence in a realm that %s upcoming discounts',
    (_verb, state, _licence, _upcoming, isLicenceActive, isUpcomingHidden, isShown) =>
      expect(isDiscountShown({ state, isLifetime: true, isLicenceActive, isUpcomingHidden })).toBe(isShown),
  );

  test.each<[string, DiscountState, string, boolean, boolean]>([
    ['shows', 'active', 'shows', false, true],
    ['shows', 'upcoming', 'shows', false, true],
    ['shows', 'expired', 'shows', false, true],
    ['hides', 'upcoming', 'hides', true, false],
    ['shows', 'active', 'hides', true, true],
  ])(
    '%s a time-limited discount in state %s in a realm that %s upcoming discounts',
    (_verb, state, _upcoming, isUpcomingHidden, isShown) => {
      for (const isLicenceActive of [true, false]) {
        expect(isDiscountShown({ state, isLifetime: false, isLicenceActive, isUpcomingHidden })).toBe(isShown);
      }
    },
  );
});
