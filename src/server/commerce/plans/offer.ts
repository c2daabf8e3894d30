import type { Licence, Realm } from '#schemas/generated/types.ts';
import { languageTag } from '#schemas/locale.ts';
import { getCurrencyScale } from '../domain/currencies.ts';
import { applyDiscounts, type Discount, type DiscountDuration, getDiscountState } from '../domain/discount.ts';
import { createMoney, fromSafeInteger, type Money, rescaleMoney } from '../domain/money.ts';
import { parsePeriod, type Period } from '../domain/period.ts';
import { type PriceOption, type SelectedPrice, selectPrice } from '../domain/price.ts';

/** For whom and when a licence is offered. */
export interface OfferView {
  /** Locale of the viewer, such as pt_PT. */
  locale: string;
  /** Two-letter country code; ZZ if unknown. */
  country: string;
  /** Milliseconds since 1970. */
  now: number;
}

export type WrittenDiscount = NonNullable<Licence['discounts']>[number];

/** A discount that reduces the viewer's price now or later. */
interface OfferedDiscount {
  written: WrittenDiscount;
  state: 'active' | 'upcoming';
  /** Only for a discount of an amount. */
  amount: Money | undefined;
}

/** What a licence costs a viewer. */
export interface Offer {
  /** Price before discounts. */
  price: SelectedPrice;
  /** What the viewer pays now. */
  total: Money;
  /** Discounts of the price, without expired ones. */
  discounts: readonly OfferedDiscount[];
  /** The discounts that reduce the price to `total`. */
  applied: readonly Discount[];
}

/** Currency of the 0 that is shown for a licence without any price. */
const FALLBACK_CURRENCY = 'EUR';
const UNKNOWN_COUNTRY = 'ZZ';
const BASIS_POINTS_PER_PERCENT = 100;
/** Only discounts by periods depend on the billing period, and offers count none. */
const ANY_PERIOD = parsePeriod('P1D');

/** Creates money in the scale of its currency, so that prices and discounts can be combined. */
function toMoney(amount: number, currency: string, scale: number | undefined): Money {
  return rescaleMoney(createMoney(fromSafeInteger(amount), currency, scale), getCurrencyScale(currency));
}

/** Returns the viewer's country; if it is unknown, the region of the locale. */
const findCountry = ({ country, locale }: OfferView): string | undefined =>
  country === UNKNOWN_COUNTRY ? new Intl.Locale(languageTag(locale)).region : country;

/** Returns the billing period of a subscription; undefined for other licences. */
export function findBillingPeriod({ purchaseStrategy }: Pick<Licence, 'purchaseStrategy'>): Period | undefined {
  const { type, subscriptionPeriod } = purchaseStrategy;
  return type === 'SUBSCRIPTION' && subscriptionPeriod !== undefined ? parsePeriod(subscriptionPeriod) : undefined;
}

/** Lists the prices of a licence for a viewer; those of the viewer's country are local. */
export function listPrices({ prices = [] }: Pick<Licence, 'prices'>, view: OfferView): PriceOption[] {
  const country = findCountry(view);
  return prices.map(({ sku, currency, amount, scale, countries = [], periodAmounts = [], ...price }) => ({
    sku,
    amount: toMoney(amount, currency, scale),
    isLocal: country !== undefined && countries.includes(country),
    isDefault: price.default ?? false,
    isTaxInclusive: price.taxInclusive ?? true,
    periodAmounts: periodAmounts.map((entry) => ({
      period: parsePeriod(entry.period),
      amount: toMoney(entry.amount, currency, scale),
    })),
  }));
}

/** Returns when a purchase gets the discount. For how many periods it then applies makes no difference to the offer. */
function toDuration({ from, until, lifeTimeRepeat }: WrittenDiscount): DiscountDuration {
  const start = from === undefined ? 0 : Date.parse(from);
  if (lifeTimeRepeat && until === undefined) return { kind: 'lifetime', from: start };
  return { kind: 'window', from: start, to: until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until) };
}

/** Converts a discount; undefined for an amount in another currency than the price. */
function toDiscount(written: WrittenDiscount, currency: string): Discount | undefined {
  const { id, type, percentage, amount, scale } = written;
  const duration = toDuration(written);
  if (type === 'percentage') {
    const basisPoints = Math.round((percentage ?? 0) * BASIS_POINTS_PER_PERCENT);
    return { id, type, basisPoints, isStackable: false, duration };
  }
  if (amount === undefined || written.currency !== currency) return undefined;
  return { id, type, amount: toMoney(amount, currency, scale), duration };
}

/** Calculates what a licence costs a viewer: the local price, else the default one, reduced by active discounts. */
export function createOffer(licence: Licence, view: OfferView): Offer {
  const { type, prices = [], discounts = [] } = licence;
  const fallbackCurrency = prices[0]?.currency ?? FALLBACK_CURRENCY;
  const selected = selectPrice(listPrices(licence, view), findBillingPeriod(licence) ?? null, fallbackCurrency);
  // A licence of the type FREE costs nothing by intention, even if it lists no price.
  const price = type === 'FREE' ? { ...selected, isPurchasable: true } : selected;
  if (!selected.isPurchasable) return { price, total: price.amount, discounts: [], applied: [] };
  const reductions = discounts.flatMap((written) => {
    const discount = toDiscount(written, price.amount.currency);
    return discount ? [{ written, discount }] : [];
  });
  const stated = reductions.map(({ written, discount }) => ({
    written,
    discount,
    amount: discount.type === 'amount' ? discount.amount : undefined,
    state: getDiscountState(discount, { anchor: view.now, period: ANY_PERIOD }, view.now),
  }));
  const applied = stated.filter(({ state }) => state === 'active').map(({ discount }) => discount);
  return {
    price,
    total: applyDiscounts(price.amount, applied).total,
    applied,
    discounts: stated.flatMap(({ written, amount, state }) =>
      state === 'expired' ? [] : [{ written, amount, state }],
    ),
  };
}

/**
 * Calculates what a later billing period costs: without the discounts that are limited to earlier periods or expire before.
 * @param at start of that period, in milliseconds since 1970
 * @param index number of periods that are paid before
 */
export function createRenewalOffer(
  licence: Licence,
  view: OfferView,
  { at, index }: { at: number; index: number },
): Offer {
  const discounts = (licence.discounts ?? []).filter(({ periods }) => periods === undefined || periods > index);
  return createOffer({ ...licence, discounts }, { ...view, now: at });
}

/** Returns the tax rate of a country in basis points. */
export const getTaxBasisPoints = ({ taxes = [] }: Realm, country: string): number =>
  Math.round((taxes.find((tax) => tax.country === country)?.percentage ?? 0) * BASIS_POINTS_PER_PERCENT);
