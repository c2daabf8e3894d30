import type { Licence } from '#schemas/generated/types.ts';
import type { Licence as WireLicence } from '#schemas/wire/commerce/licences.ts';
import { toJsonMoney, toSafeInteger } from '../domain/money.ts';
import { formatPeriod } from '../domain/period.ts';
import type { PriceOption } from '../domain/price.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { createOffer, listPrices, type OfferView } from './offer.ts';
import { toPlanDiscounts } from './to-plan.ts';

type WireAmount = WireLicence['amounts'][number];

const toAmount = ({ sku, amount, isLocal, isDefault, isTaxInclusive, periodAmounts }: PriceOption): WireAmount => ({
  ...toJsonMoney(amount),
  sku,
  default: isDefault,
  local: isLocal,
  taxInclusive: isTaxInclusive,
  ...(periodAmounts.length > 0 && {
    periodAmounts: periodAmounts.map((entry) => ({
      period: formatPeriod(entry.period),
      amount: toSafeInteger(entry.amount.amount),
    })),
  }),
});

/** Converts a licence to the form of the API, with all its prices and the viewer's own. Texts may name labels. */
export function toLicence(licence: Licence, view: OfferView): WireLicence {
  const { purchaseStrategy, ...written } = licence;
  const { type, subscriptionPeriod, endsAt } = purchaseStrategy;
  const offer = createOffer(licence, view);
  const { price, total } = offer;
  return omitUndefined({
    id: written.id,
    name: written.name,
    licenceName: written.licenceName,
    description: written.description,
    family: written.family,
    rank: written.rank,
    type: written.type ?? 'STANDARD',
    purchaseStrategy: omitUndefined({
      type,
      subscriptionPeriod,
      endsAt: endsAt === undefined ? undefined : Date.parse(endsAt),
    }),
    trialDetails: written.trialDetails,
    defaultMarketingPricePeriod: written.defaultMarketingPricePeriod,
    activationStrategy: written.activationStrategy ?? 'IMMEDIATE',
    cta: written.cta,
    amounts: listPrices(licence, view).map(toAmount),
    skuLicence: price.isPurchasable
      ? { price: toJsonMoney(price.amount), transactionAmount: toSafeInteger(total.amount) }
      : undefined,
    included: [...(written.included ?? [])],
    discounts: toPlanDiscounts(offer),
  });
}
