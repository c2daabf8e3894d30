import type { Licence, PlanDiscount, PlanItem } from '#schemas/generated/types.ts';
import { type Money, toJsonMoney } from '../domain/money.ts';
import { formatPeriod, parsePeriod } from '../domain/period.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { convertPrice } from './marketing-price.ts';
import { createOffer, findBillingPeriod, type Offer, type OfferView } from './offer.ts';

const parseInstant = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);

/** Converts the discounts of an offer for viewers. */
export const toPlanDiscounts = ({ discounts }: Offer): (PlanDiscount & { lifeTimeRepeat: boolean })[] =>
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
