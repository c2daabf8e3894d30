import { describe, expect, test } from 'vitest';
import type { Licence } from '#schemas/generated/types.ts';
import { toLicence } from './to-licence.ts';
import { toPlan } from './to-plan.ts';

const NOW = Date.parse('2026-07-11T12:00:00Z');
const view = { locale: 'en_US', country: 'DE', now: NOW };

const monthly: Licence = {
  id: 1,
  name: 'Monthly',
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  prices: [
    { sku: 'eur', currency: 'EUR', amount: 999, default: true },
    { sku: 'brl', currency: 'BRL', amount: 2990, countries: ['BR'], taxInclusive: false },
  ],
};
const plan = (changes: Partial<Licence>, seen: Partial<typeof view> = {}) =>
  toPlan({ ...monthly, ...changes }, { ...view, ...seen });
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

describe('price of a plan @lic-05', () => {
  test.each([
    ['the viewer’s country', { country: 'BR' }, { amount: 2990, scale: 2, currency: 'BRL' }, false],
    [
      'the region of the viewer’s language, if the country is unknown',
      { country: 'ZZ', locale: 'pt_BR' },
      { amount: 2990, scale: 2, currency: 'BRL' },
      false,
    ],
    ['all other countries, if the viewer’s country has none', { country: 'FR', locale: 'pt_BR' }, eur(999), true],
    [
      'all other countries, if country and region of the viewer are unknown',
      { country: 'ZZ', locale: 'ar' },
      eur(999),
      true,
    ],
  ])('the price of a plan is the one for %s', (_what, seen, price, taxInclusive) => {
    expect(plan({}, seen)).toMatchObject({ price, taxInclusive, isPurchasable: true });
  });

  test('a licence without a price for the country has a price of 0, cannot be bought and has no discounts', () => {
    const [, brl] = monthly.prices ?? [];
    const shown = plan({
      prices: brl ? [brl] : [],
      discounts: [{ id: 'ten', type: 'percentage', percentage: 10, periods: 1 }],
    });
    expect(shown).toMatchObject({ price: { amount: 0, currency: 'BRL' }, isPurchasable: false, discounts: [] });
    expect(shown).not.toHaveProperty('fullPrice');
  });

  test('converts a price to the number of decimal places of its currency', () => {
    const prices = [{ sku: 'jpy', currency: 'JPY', amount: 100_000, scale: 2, default: true }];
    expect(plan({ prices }).price).toEqual({ amount: 1000, scale: 0, currency: 'JPY' });
  });

  test('the price of a plan is the amount for the licence’s billing period', () => {
    const prices = [
      {
        sku: 'eur',
        currency: 'EUR',
        amount: 1,
        default: true,
        periodAmounts: [
          { period: 'P1M', amount: 999 },
          { period: 'P12M', amount: 9900 },
        ],
      },
    ];
    const purchaseStrategy = { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' } as const;
    expect(plan({ prices, purchaseStrategy })).toMatchObject({ price: eur(9900), period: 'P1Y' });
  });

  test('a free licence without a price has a price of 0 and can be obtained', () => {
    expect(plan({ type: 'FREE', prices: [] })).toMatchObject({ price: eur(0), isFree: true, isPurchasable: true });
  });
});

describe('price per marketing period @lic-05', () => {
  const yearly = (changes: Partial<Licence>) =>
    plan({
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
      prices: [{ sku: 'yearly', currency: 'EUR', amount: 9900, default: true }],
      defaultMarketingPricePeriod: 'P1M',
      ...changes,
    });

  test('converts the discounted price of a year to a price per month and rounds half up', () => {
    expect(yearly({}).marketingPrice).toEqual({ price: eur(825), period: 'P1M' });
    const discounts = [{ id: 'half', type: 'percentage' as const, percentage: 33.33, periods: 1 }];
    // 99.00 − 33.33 % = 66.00; 66.00 / 12 = 5.50
    expect(yearly({ discounts }).marketingPrice).toEqual({ price: eur(550), period: 'P1M' });
  });

  test.each(['P1Y', 'P12M', 'P1W'])(
    'a yearly plan has no price per marketing period if that period is %s',
    (period) => {
      expect(yearly({ defaultMarketingPricePeriod: period })).not.toHaveProperty('marketingPrice');
    },
  );
});

describe('discounts of a plan at a point in time @lic-03', () => {
  const from = '2026-07-01T00:00:00Z';
  const until = '2026-08-01T00:00:00Z';
  const twenty = { id: 'summer', name: 'Summer', type: 'percentage' as const, percentage: 20 };
  const at = (discount: object, now: string) =>
    plan({ discounts: [{ ...twenty, ...discount }] }, { now: Date.parse(now) });

  test.each([
    ['a time window that has begun', { from, until }, '2026-07-11T12:00:00Z', 'active'],
    ['a time window that has not begun', { from, until }, '2026-06-30T23:59:59Z', 'upcoming'],
    [
      'the lifetime of the subscription, which has begun',
      { from, lifeTimeRepeat: true },
      '2027-07-11T12:00:00Z',
      'active',
    ],
    [
      'the lifetime of the subscription, which has not begun',
      { from, lifeTimeRepeat: true },
      '2026-06-01T12:00:00Z',
      'upcoming',
    ],
    ['a number of billing periods', { periods: 3 }, '2026-07-11T12:00:00Z', 'active'],
    [
      'a number of billing periods of purchases after a future date',
      { periods: 3, from },
      '2026-06-01T12:00:00Z',
      'upcoming',
    ],
  ])(
    'a plan lists a discount for %s, and reduces the price only if the discount is active',
    (_what, discount, now, state) => {
      const shown = at(discount, now);
      expect(shown.discounts).toMatchObject([{ name: 'Summer', type: 'percentage', percentage: 20, state }]);
      expect(shown.price).toEqual(eur(state === 'active' ? 799 : 999));
      expect(shown.fullPrice).toEqual(state === 'active' ? eur(999) : undefined);
    },
  );

  test.each<[string, object]>([
    ['with a start and an end', { from, until }],
    ['with an end and a number of periods', { until, periods: 3 }],
    ['with a start, an end and a lifetime repetition', { from, until, lifeTimeRepeat: true }],
  ])('a plan does not contain an expired discount %s', (_kind, discount) => {
    const shown = at(discount, until);
    expect(shown).toMatchObject({ discounts: [], price: eur(999) });
    expect(shown).not.toHaveProperty('fullPrice');
  });

  test('applies a discount of an amount only to a price in the same currency', () => {
    const discounts = [{ id: 'two', type: 'amount' as const, amount: 20_000, scale: 4, currency: 'EUR', periods: 1 }];
    expect(plan({ discounts })).toMatchObject({
      price: eur(799),
      discounts: [{ type: 'amount', amount: eur(200), periods: 1, lifeTimeRepeat: false }],
    });
    expect(plan({ discounts }, { country: 'BR' })).toMatchObject({ price: { amount: 2990 }, discounts: [] });
  });
});

test('a plan contains the billing period, the trial period and the date when access ends @lic-06', () => {
  const shown = plan({
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P12M' },
    trialDetails: { period: 'P7D' },
  });
  expect(shown).toMatchObject({ strategy: 'SUBSCRIPTION', period: 'P1Y', trialPeriod: 'P7D', included: [] });
  const endsAt = '2026-12-31T23:00:00Z';
  const ticket = plan({ purchaseStrategy: { type: 'FIXED_DATE', endsAt } });
  expect(ticket).toMatchObject({ strategy: 'FIXED_DATE', endsAt: Date.parse(endsAt) });
  expect(ticket).not.toHaveProperty('period');
});

test('a licence in API responses contains all prices, and the discounted price for the viewer’s country @lic-01 @lic-05', () => {
  const discounts = [{ id: 'ten', type: 'percentage' as const, percentage: 10, lifeTimeRepeat: true }];
  expect(toLicence({ ...monthly, discounts }, { ...view, country: 'BR' })).toMatchObject({
    type: 'STANDARD',
    activationStrategy: 'IMMEDIATE',
    amounts: [
      { sku: 'eur', amount: 999, scale: 2, currency: 'EUR', default: true, local: false, taxInclusive: true },
      { sku: 'brl', amount: 2990, scale: 2, currency: 'BRL', default: false, local: true, taxInclusive: false },
    ],
    skuLicence: { price: { amount: 2990, scale: 2, currency: 'BRL' }, transactionAmount: 2691 },
    discounts: [{ state: 'active', lifeTimeRepeat: true }],
  });
  expect(toLicence({ ...monthly, prices: [] }, view)).not.toHaveProperty('skuLicence');
});
