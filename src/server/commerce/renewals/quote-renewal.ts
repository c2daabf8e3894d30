import type { Licence, Realm } from '#schemas/generated/types.ts';
import { findOfferDiscount } from '../domain/cancellation-offer.ts';
import { applyDiscounts, type Discount } from '../domain/discount.ts';
import { getBilling, getNextPlan, getSeriesAnchor } from '../domain/lifecycle.ts';
import { subtractMoney, toJsonMoney } from '../domain/money.ts';
import { findPeriodIndex, formatPeriod, getPeriodSpan, parsePeriod, type Period } from '../domain/period.ts';
import { createQuote, type Quote } from '../domain/quote.ts';
import type { AgreedTerms, Subscription } from '../domain/subscription.ts';
import type { Purchase, Renewal } from '../payments/purchases.store.ts';
import { createRenewalOffer, findBillingPeriod, getTaxBasisPoints } from '../plans/offer.ts';
import { reducePeriod, toVoucherDiscount } from '../vouchers/voucher-rules.ts';

/** How long the charge of a period can be repeated, in milliseconds: longer than any dunning. */
const CHARGE_VALIDITY_MS = 90 * 86_400_000;

/** What a renewal depends on. */
interface RenewalTerms {
  /** The licence of the next period. */
  licence: Licence;
  subscription: Subscription;
  subscriptionId: string;
  /** The purchase with which the subscription began. */
  original: Purchase;
  settings: Realm;
  /** Two-letter code of the country whose tax applies. */
  taxCountry: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A period to be paid, and its price. */
export interface RenewalQuote {
  quote: Quote;
  renewal: Renewal;
}

/**
 * Returns the billing period that the account has agreed to; undefined for a licence that does not renew.
 * @param terms terms of a change of the plan; undefined for those of the purchase
 */
export function findAgreedPeriod(
  licence: Licence,
  original: Purchase,
  terms: AgreedTerms | undefined,
): Period | undefined {
  const agreed = terms?.period ?? original.grants[0]?.next?.period;
  return agreed === undefined ? findBillingPeriod(licence) : parsePeriod(agreed);
}

/**
 * Returns start and end of the period that is charged now. A period that has passed without a charge is not charged later,
 * because it gave no access.
 */
function getNextSpan(subscription: Subscription, period: Period, now: number): { start: number; end: number } {
  // A resume begins a new series. Its request is the latest change, so that a repeated charge has the same period.
  if (subscription.pause === 'RESUME_REQUESTED') return getPeriodSpan(subscription.changedAt, period, 0);
  const paidUntil = subscription.paidUntil ?? now;
  const from = getSeriesAnchor(subscription, period, paidUntil);
  return getPeriodSpan(from, period, findPeriodIndex(from, period, Math.max(now, paidUntil)) ?? 0);
}

/**
 * Returns the licence with one price: that of the latest change of the plan or of its price, else that of the purchase. A price
 * that an editor changes applies to accounts that agree to it only.
 */
export function pinPrice(
  licence: Licence,
  { quote, grants }: Purchase,
  terms: AgreedTerms | undefined,
): Licence | undefined {
  if (terms) {
    const { sku, price, taxInclusive } = terms;
    return { ...licence, prices: [{ sku, ...price, taxInclusive, default: true }] };
  }
  const [line] = quote.lines;
  if (!line) return undefined;
  const agreed = grants[0]?.listPrice ?? (line.price.amount > 0 ? line.price : undefined);
  const { sku, taxRule } = line;
  const listed = licence.prices?.find((price) => price.sku === sku);
  if (!agreed && !listed) return undefined;
  const price = agreed
    ? { sku, ...agreed, taxInclusive: taxRule.isInclusive }
    : { ...listed, sku, currency: line.price.currency, amount: listed?.amount ?? 0, countries: [] };
  return { ...licence, prices: [{ ...price, default: true }] };
}

/**
 * Converts the discount of a redeemed offer for a paid period. It applies beside a percentage of the licence, because the
 * offer named the price that is then left.
 */
function listOfferDiscounts(
  subscription: Subscription,
  { currency, ...period }: { licenceId: number; index: number; currency: string },
): Discount[] {
  const written = findOfferDiscount(subscription, period);
  const discount = written && toVoucherDiscount({ id: 'cancellation-offer', discount: written }, currency);
  if (!discount) return [];
  return [discount.type === 'percentage' ? { ...discount, isStackable: true } : discount];
}

/**
 * Calculates the charge of a subscription's next period: at the price of its purchase or of the latest change of its plan or
 * price, with the discounts, the redeemed offer and the voucher that reduce this period, and the present tax. The voucher was
 * for the purchased licence, so it reduces nothing after a change of the plan.
 * @returns undefined if the licence no longer renews or its price is unknown
 * @throws PeriodError for a period out of range
 */
export function quoteRenewal(terms: RenewalTerms): RenewalQuote | undefined {
  const { subscription, subscriptionId, original, settings, taxCountry, now } = terms;
  // A new price of a licence keeps its period.
  const period = findAgreedPeriod(terms.licence, original, getNextPlan(subscription, now).terms);
  if (!period) return undefined;
  const { start, end } = getNextSpan(subscription, period, now);
  const { paidPeriods } = getBilling(subscription);
  const [grant] = original.grants;
  const bought = grant?.voucher && { id: grant.voucher.campaign, discount: grant.voucher.discount };
  const view = { locale: original.locale ?? settings.defaultLocale, country: 'ZZ', now };
  const offerPeriod = (at: number, index: number) => {
    const agreed = getNextPlan(subscription, at).terms;
    const licence = pinPrice(terms.licence, original, agreed);
    if (!licence) return undefined;
    const { price, applied: own } = createRenewalOffer(licence, view, { at, index });
    const { currency } = price.amount;
    const applied = [...own, ...listOfferDiscounts(subscription, { licenceId: licence.id, index, currency })];
    const { total } = applyDiscounts(price.amount, applied);
    const voucher = !agreed || agreed.keepsVoucher ? bought : undefined;
    return { price, applied, total, reduction: reducePeriod(total, voucher, index) };
  };
  const charged = offerPeriod(start, paidPeriods);
  const later = offerPeriod(end, paidPeriods + 1);
  if (!charged || !later) return undefined;
  const { price, applied, reduction } = charged;
  const quote = createQuote(
    [{ price, period, discounts: applied, taxBasisPoints: getTaxBasisPoints(settings, taxCountry) }],
    reduction ?? null,
    now,
  );
  const next = later.reduction ? subtractMoney(later.total, later.reduction) : later.total;
  return {
    quote: { ...quote, validUntil: end + CHARGE_VALIDITY_MS },
    renewal: {
      subscriptionId,
      licenceId: terms.licence.id,
      start,
      end,
      paidPeriods,
      ...(subscription.pause === 'RESUME_REQUESTED' && { isResume: true }),
      next: { at: end, price: toJsonMoney(next), period: formatPeriod(period) },
    },
  };
}
