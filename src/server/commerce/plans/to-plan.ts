import type { Licence } from '#schemas/generated/types.ts';
import { type JsonMoney, type Money, toJsonMoney } from '../domain/money.ts';
import { formatPeriod, parsePeriod } from '../domain/period.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { convertPrice } from './marketing-price.ts';
import { createOffer, findBillingPeriod, type Offer, type OfferView, type WrittenDiscount } from './offer.ts';

/** A discount as viewers see it; times in milliseconds since 1970. */
export interface PlanDiscount {
  name?: string;
  type: WrittenDiscount['type'];
  /** Per cent, for a percentage. */
  percentage?: number;
  /** For an amount. */
  amount?: JsonMoney;
  state: 'active' | 'upcoming';
  lifeTimeRepeat: boolean;
  from?: number;
  until?: number;
  /** Number of billing periods that are reduced. */
  periods?: number;
}

/** A licence as the item of a page's plans. Texts may name labels. */
export interface PlanItem {
  id: number;
  name: string;
  description?: string;
  family?: string;
  strategy: Licence['purchaseStrategy']['type'];
  /** Billing period of a subscription as ISO 8601, such as P1M. */
  period?: string;
  /** When the access ends, in milliseconds since 1970; only for FIXED_DATE. */
  endsAt?: number;
  /** What the viewer pays now. */
  price: JsonMoney;
  /** The price before discounts; only if one is active. */
  fullPrice?: JsonMoney;
  /** The price converted to the period in which it is advertised. */
  marketingPrice?: { price: JsonMoney; period: string };
  taxInclusive: boolean;
  /** false for a licence without a price for the viewer: its price is 0 and must not be sold. */
  isPurchasable: boolean;
  isFree: boolean;
  /** Length of the free trial as ISO 8601. */
  trialPeriod?: string;
  /** Active and upcoming discounts. */
  discounts: PlanDiscount[];
  /** Lines that say what is included. */
  included: string[];
  cta?: string;
}

const parseInstant = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);

/** Converts the discounts of an offer for viewers. */
export const toPlanDiscounts = ({ discounts }: Offer): PlanDiscount[] =>
  discounts.map(({ written, state, amount }) =>
    omitUndefined({
      name: written.name,
      type: written.type,
      percentage: written.type === 'percentage' ? written.percentage : undefined,
      amount: amount && toJsonMoney(amount),
      state,
      lifeTimeRepeat: written.lifeTimeRepeat ?? false,
      from: parseInstant(written.from),
      until: parseInstant(written.until),
      periods: written.periods,
    }),
  );

/** Converts a price to the period in which the licence is advertised; undefined without one. */
function toMarketingPrice(licence: Licence, total: Money): PlanItem['marketingPrice'] {
  const period = findBillingPeriod(licence);
  const advertised = licence.defaultMarketingPricePeriod;
  if (!period || advertised === undefined) return undefined;
  const target = parsePeriod(advertised);
  const price = convertPrice(total, period, target);
  return price && { price: toJsonMoney(price), period: formatPeriod(target) };
}

/** Converts a licence to the plan that a viewer sees. */
export function toPlan(licence: Licence, view: OfferView): PlanItem {
  const { id, name, description, family, purchaseStrategy, trialDetails, included = [], cta } = licence;
  const offer = createOffer(licence, view);
  const { price, total } = offer;
  const period = findBillingPeriod(licence);
  return omitUndefined({
    id,
    name,
    description,
    family,
    strategy: purchaseStrategy.type,
    period: period && formatPeriod(period),
    endsAt: purchaseStrategy.type === 'FIXED_DATE' ? parseInstant(purchaseStrategy.endsAt) : undefined,
    price: toJsonMoney(total),
    fullPrice: total.amount < price.amount.amount ? toJsonMoney(price.amount) : undefined,
    marketingPrice: price.isPurchasable ? toMarketingPrice(licence, total) : undefined,
    taxInclusive: price.isTaxInclusive,
    isPurchasable: price.isPurchasable,
    isFree: licence.type === 'FREE',
    trialPeriod: trialDetails?.period,
    discounts: toPlanDiscounts(offer),
    included: [...included],
    cta,
  });
}
