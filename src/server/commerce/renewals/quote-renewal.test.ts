import { describe, expect, test } from 'vitest';
import type { Licence, Realm } from '#schemas/generated/types.ts';
import type { OfferDiscount, Subscription } from '../domain/subscription.ts';
import type { Purchase } from '../payments/purchases.store.ts';
import { quoteRenewal } from './quote-renewal.ts';

const DAY_MS = 86_400_000;
const bought = Date.UTC(2026, 11, 1, 12);
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const settings = { defaultLocale: 'en_US', taxes: [{ country: 'PT', percentage: 23 }] } as Realm;
const price = { sku: 'one-eur', currency: 'EUR', amount: 999, default: true };

const createLicence = (subscriptionPeriod: string, more: Partial<Licence> = {}): Licence => ({
  id: 1,
  name: 'One',
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod },
  prices: [price],
  ...more,
});

/** A purchase of the licence for €9.99 with its first later charge in the grant. */
const createOriginal = (period: string, { linePrice = 999, hasListPrice = true } = {}) =>
  ({
    locale: 'en_US',
    quote: { lines: [{ sku: 'one-eur', price: eur(linePrice), taxRule: { isInclusive: true, basisPoints: 0 } }] },
    grants: [{ licenceId: 1, next: { at: 0, price: eur(999), period }, ...(hasListPrice && { listPrice: eur(999) }) }],
  }) as unknown as Purchase;

const createSubscription = (paidUntil: number, more: Partial<Subscription> = {}): Subscription => ({
  licenceId: 1,
  priceVersion: 0,
  life: 'ACTIVE',
  renewal: 'AUTO',
  canRenew: true,
  pause: 'NONE',
  change: { kind: 'NONE' },
  purchasedAt: bought,
  anchor: bought,
  paidPeriods: 1,
  paidUntil,
  changedAt: bought,
  ...more,
});

interface Subject {
  period: string;
  licence: Licence;
  original: Purchase;
  paidUntil: number;
  now: number;
  subscription: Partial<Subscription>;
}

function quote({
  period = 'P1D',
  licence = createLicence(period),
  original = createOriginal(period),
  paidUntil = bought + DAY_MS,
  now = paidUntil,
  subscription = {},
}: Partial<Subject> = {}) {
  return quoteRenewal({
    licence,
    subscription: createSubscription(paidUntil, subscription),
    subscriptionId: 's1',
    original,
    settings,
    taxCountry: 'PT',
    now,
  });
}

describe('the price of a renewal', () => {
  test('stays that of the purchase after an editor changed it, with the present tax @lic-04', () => {
    const licence = createLicence('P1D', { prices: [{ ...price, amount: 1499 }] });
    const quoted = quote({ licence })?.quote;
    expect([quoted?.gross.amount, quoted?.tax.amount]).toEqual([999n, 187n]);
  });

  test('is that of the licence for a trial of before the price was stored @lic-04', () => {
    const licence = createLicence('P1D', { prices: [{ ...price, amount: 1499 }] });
    const original = createOriginal('P1D', { linePrice: 0, hasListPrice: false });
    expect(quote({ licence, original })?.quote.gross.amount).toBe(1499n);
    expect(quote({ licence: createLicence('P1D', { prices: [] }), original })).toBeUndefined();
  });

  test('has a discount for the number of its periods @lic-04', () => {
    const discounts: Licence['discounts'] = [{ id: 'half', type: 'percentage', percentage: 50, periods: 3 }];
    const licence = createLicence('P1D', { discounts });
    const price2 = quote({ licence, subscription: { paidPeriods: 2 } });
    expect(price2?.quote.gross.amount).toBe(499n);
    expect(price2?.renewal.next?.price.amount).toBe(999);
    expect(quote({ licence, subscription: { paidPeriods: 3 } })?.quote.gross.amount).toBe(999n);
  });

  test('has the discount of a redeemed offer after that of the licence, down to 0 @lic-04', () => {
    const licence = createLicence('P1D', {
      discounts: [{ id: 'half', type: 'percentage', percentage: 50, lifeTimeRepeat: true }],
    });
    const quoteOffer = (discount: OfferDiscount, paidPeriods: number) => {
      const reduction = { licenceId: 1, discount, firstPeriod: 1, periods: 2 };
      const quoted = quote({ licence, subscription: { paidPeriods, offer: { answeredAt: bought, reduction } } });
      return [quoted?.quote.gross.amount, quoted?.renewal.next?.price.amount];
    };
    const percentage: OfferDiscount = { type: 'percentage', percentage: 50 };
    expect([1, 2, 3].map((paid) => quoteOffer(percentage, paid))).toEqual([
      [249n, 249],
      [249n, 499],
      [499n, 499],
    ]);
    const amount: OfferDiscount = { type: 'amount', amounts: [{ currency: 'EUR', amount: 5000, scale: 3 }] };
    expect(quoteOffer(amount, 2)).toEqual([0n, 499]);
    expect(quoteOffer({ type: 'amount', amounts: [{ currency: 'USD', amount: 100 }] }, 1)).toEqual([499n, 499]);
  });
});

describe('the price of a renewal after a change of the plan', () => {
  const terms = { sku: 'two-eur', price: eur(499), taxInclusive: false, period: 'P1D' };
  const two = createLicence('P1Y', { id: 2, prices: [{ ...price, amount: 1499 }] });

  test('is the agreed one, whatever the licence and the purchase cost, with its tax @lic-04', () => {
    const subscription = { licenceId: 2, terms, paidPeriods: 4 };
    const quoted = quote({ licence: two, subscription });
    expect(quoted?.quote.lines[0]).toMatchObject({ sku: 'two-eur', period: 'P1D' });
    expect([quoted?.quote.gross.amount, quoted?.quote.tax.amount]).toEqual([614n, 115n]);
    expect(quoted?.renewal).toMatchObject({ licenceId: 2, next: { price: eur(499), period: 'P1D' } });
  });

  test('is that of the planned licence for the period that begins with it @lic-04', () => {
    const change = { kind: 'DOWNGRADE_AT_END', licenceId: 2, terms } as const;
    expect(quote({ licence: two, subscription: { change } })?.quote.net.amount).toBe(499n);
  });

  test('is not reduced by the voucher of the purchase @lic-04', () => {
    const discount = { type: 'percentage', percentage: 100, lifeTimeRepeat: true } as const;
    const voucher = { campaign: 'gratis', codeHash: null, code: 'GRATIS', discount };
    const original = createOriginal('P1D');
    const [grant] = original.grants;
    const gratis = { ...original, grants: [{ ...grant, voucher }] } as Purchase;
    expect(quote({ original: gratis })?.quote.gross.amount).toBe(0n);
    const subscription = { licenceId: 2, terms };
    expect(quote({ licence: two, original: gratis, subscription })?.quote.net.amount).toBe(499n);
  });
});

describe('the period of a renewal', () => {
  test('is the one that the purchase had, also after an editor changed it @lic-04', () => {
    const quoted = quote({ licence: createLicence('P1Y') });
    expect(quoted?.renewal).toMatchObject({ start: bought + DAY_MS, end: bought + 2 * DAY_MS });
  });

  test('is the present one if earlier ones passed without a charge @lic-04', () => {
    const now = bought + 4 * DAY_MS + 1;
    expect(quote({ now })?.renewal).toMatchObject({ start: bought + 4 * DAY_MS, end: bought + 5 * DAY_MS });
  });

  test('is not charged before the paid time ends @lic-04', () => {
    const paidUntil = bought + 2 * DAY_MS;
    expect(quote({ paidUntil, now: bought })?.renewal.start).toBe(paidUntil);
  });

  test('begins a new series if the paid time ends within a period @lic-04', () => {
    const paidUntil = bought + 1.5 * DAY_MS;
    expect(quote({ paidUntil })?.renewal).toMatchObject({ start: paidUntil, end: paidUntil + DAY_MS });
  });
});
