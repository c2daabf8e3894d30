import type { Licence, Realm, VoucherCampaign } from '#schemas/generated/types.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { Discount } from '../domain/discount.ts';
import { compareMoney, type Money, subtractMoney, toJsonMoney, zeroOf } from '../domain/money.ts';
import { formatPeriod, getPeriodSpan, parsePeriod } from '../domain/period.ts';
import { createQuote, type Quote } from '../domain/quote.ts';
import {
  createOffer,
  createRenewalOffer,
  findBillingPeriod,
  getTaxBasisPoints,
  type OfferView,
} from '../plans/offer.ts';
import type { GrantVoucher, PurchaseGrant } from '../payments/purchases.store.ts';
import { getTrialOffer } from '../payments/trials.store.ts';
import type { BasketVoucher } from '../vouchers/basket-voucher.ts';
import { reducePeriod } from '../vouchers/voucher-rules.ts';
import { createReplacement, type ReplacedPlan } from './replaced-plan.ts';

/** What a purchase of a licence costs and grants. */
export interface LicenceQuote {
  quote: Quote;
  grant: PurchaseGrant;
}

/** What a quote depends on besides the licence. */
interface QuoteConditions {
  view: OfferView;
  settings: Realm;
  /** Two-letter code of the country whose tax applies: that of the billing address, else that of the request. */
  taxCountry: string;
  hasTrial: boolean;
  /** The voucher of the basket, which was checked. */
  voucher?: { campaign: VoucherCampaign; stored: BasketVoucher } | undefined;
  /** The running plan that the licence replaces. */
  replaced?: ReplacedPlan | undefined;
}

/** Whether a licence can be bought at all: it is offered, has a price for the viewer, and its fixed end is to come. */
export function isOffered(licence: Licence, view: OfferView): boolean {
  const { withdrawn, purchaseStrategy } = licence;
  const { type, endsAt } = purchaseStrategy;
  if (withdrawn || (type === 'FIXED_DATE' && endsAt !== undefined && Date.parse(endsAt) <= view.now)) return false;
  return createOffer(licence, view).price.isPurchasable;
}

const toGrantVoucher = ({ campaign, stored }: NonNullable<QuoteConditions['voucher']>): GrantVoucher => ({
  campaign: campaign.id,
  codeHash: campaign.uniqueCodes ? stored.hash : null,
  code: stored.hint,
  discount: campaign.discount,
});

/** Reduces a price to the rest of a period. A percentage is the same of every part; an amount is reduced too. */
const prorateDiscount = (discount: Discount, prorate: (price: Money) => Money): Discount =>
  discount.type === 'amount' ? { ...discount, amount: prorate(discount.amount) } : discount;

/** @throws ProblemError 409 if nothing is left to pay: the account would lose what exceeds the price */
function assertCreditFits(credit: Money | undefined, price: Money, reduction: Money | undefined): void {
  const rest = reduction ? subtractMoney(price, reduction) : price;
  if (credit && credit.amount > 0n && compareMoney(credit, rest) >= 0)
    throw new ProblemError('INVALID_TIER_CHANGE', ['planCreditTooHigh']);
}

/**
 * Calculates the quote of a licence for a viewer. A purchase that begins with a free trial costs nothing now, and its
 * voucher reduces the periods that are paid later.
 * @throws QuoteError for a licence without a price
 * @throws ProblemError 409 for a replaced plan whose unused time is worth more than the licence
 */
export function quoteLicence(
  licence: Licence,
  { view, settings, taxCountry, hasTrial, voucher, replaced }: QuoteConditions,
): LicenceQuote {
  const { purchaseStrategy, trialDetails } = licence;
  const { now } = view;
  const { price, applied, total } = createOffer(licence, view);
  const billing = findBillingPeriod(licence) ?? null;
  const trial = hasTrial && trialDetails && billing ? parsePeriod(trialDetails.period) : undefined;
  const { isTaxInclusive } = price;
  const replacement = replaced && createReplacement(replaced, { licence, total, isTaxInclusive }, now);
  const { prorate = (whole: Money) => whole, credit } = replacement ?? {};
  const paid = prorate(total);
  const reduction = trial ? undefined : reducePeriod(paid, voucher?.campaign, 0);
  assertCreditFits(credit, paid, reduction);
  const quote = createQuote(
    [
      {
        price: { ...price, amount: trial ? zeroOf(price.amount) : prorate(price.amount) },
        period: trial ?? billing,
        discounts: trial ? [] : applied.map((discount) => prorateDiscount(discount, prorate)),
        taxBasisPoints: getTaxBasisPoints(settings, taxCountry),
        credit,
      },
    ],
    reduction ?? null,
    now,
  );
  const common = { licenceId: licence.id, priceVersion: licence.priceMigration?.version ?? 0 };
  const used = voucher && toGrantVoucher(voucher);
  if (!billing) {
    const { type, endsAt } = purchaseStrategy;
    const until = type === 'FIXED_DATE' && endsAt !== undefined ? { until: Date.parse(endsAt) } : {};
    return {
      quote,
      grant: { ...common, ...(used && { voucher: used }), canPause: false, renewal: 'OFF', period: null, ...until },
    };
  }
  const first = trial ?? billing;
  const at = replacement?.grant.series?.until ?? getPeriodSpan(now, first, 0).end;
  const { total: later } = trial
    ? createOffer(licence, { ...view, now: at })
    : createRenewalOffer(licence, view, { at, index: 1 });
  const laterReduction = reducePeriod(later, voucher?.campaign, trial ? 0 : 1);
  const next = laterReduction ? subtractMoney(later, laterReduction) : later;
  return {
    quote,
    grant: {
      ...common,
      ...(used && { voucher: { ...used, laterPrice: toJsonMoney(later) } }),
      listPrice: toJsonMoney(price.amount),
      canPause: true,
      renewal: 'AUTO',
      period: formatPeriod(first),
      ...(trial && { trialOf: getTrialOffer(licence) }),
      ...(replacement && { replaces: replacement.grant }),
      next: { at, price: toJsonMoney(next), period: formatPeriod(billing) },
    },
  };
}
