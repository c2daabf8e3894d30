import type { Licence, VoucherCampaign } from '#schemas/generated/types.ts';
import { getCurrencyScale } from '../domain/currencies.ts';
import { applyDiscounts, type Discount } from '../domain/discount.ts';
import { createMoney, fromSafeInteger, type Money, rescaleMoney, subtractMoney } from '../domain/money.ts';

/** Uses per account of a campaign that names no number. */
const DEFAULT_USES_PER_ACCOUNT = 1;
/** Basis points per percent. */
const BASIS_POINTS_PER_PERCENT = 100;

/** Why a voucher cannot be used. Each is the label `voucher.<reason>`. */
export type VoucherRefusal =
  | 'unknown'
  | 'upcoming'
  | 'expired'
  | 'otherPlan'
  | 'otherCountry'
  | 'noReduction'
  | 'firstPurchase'
  | 'usedByAccount'
  | 'used';

/** What a voucher would reduce. */
interface VoucherTarget {
  licence: Pick<Licence, 'id' | 'family'>;
  /** Price of the licence after its own discounts. */
  price: Money;
  /** Two-letter code of the buyer's country. */
  country: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Earlier purchases that count against a voucher. */
export interface VoucherUses {
  /** Whether the account has bought something before. */
  hasBought: boolean;
  /** Purchases of the campaign, of the account and of the unique code that use it up or reserve it. */
  uses: { total: number; ofAccount: number; ofCode: number };
}

/** The discount of a campaign: in the realm's folder, or as a purchase has stored it. */
export type CampaignDiscount = Pick<VoucherCampaign, 'id' | 'discount'>;

/** Converts the discount of a campaign; undefined for amounts in other currencies than the price. */
export function toVoucherDiscount({ id, discount }: CampaignDiscount, currency: string): Discount | undefined {
  const duration = { kind: 'lifetime', from: 0 } as const;
  if (discount.type === 'percentage') {
    const basisPoints = Math.round((discount.percentage ?? 0) * BASIS_POINTS_PER_PERCENT);
    return { id, type: 'percentage', basisPoints, isStackable: false, duration };
  }
  const written = discount.amounts?.find((one) => one.currency === currency);
  if (!written) return undefined;
  const money = createMoney(fromSafeInteger(written.amount), currency, written.scale);
  return { id, type: 'amount', amount: rescaleMoney(money, getCurrencyScale(currency)), duration };
}

/** Returns what a voucher takes off a price, at most the whole price. */
export const getReduction = (price: Money, discount: Discount): Money =>
  subtractMoney(price, applyDiscounts(price, [discount]).total);

/** Whether a voucher reduces the paid billing period with this index, counted from 0. */
const reducesPeriod = ({ discount }: CampaignDiscount, index: number): boolean =>
  discount.lifeTimeRepeat === true || index < (discount.periods ?? 1);

/** Returns what a campaign takes off the price of a paid billing period, counted from 0; undefined for nothing. */
export function reducePeriod(price: Money, campaign: CampaignDiscount | undefined, index: number): Money | undefined {
  const discount = campaign && toVoucherDiscount(campaign, price.currency);
  return discount && reducesPeriod(campaign, index) ? getReduction(price, discount) : undefined;
}

function isInScope({ licences, families }: VoucherCampaign, { id, family }: VoucherTarget['licence']): boolean {
  if (!licences && !families) return true;
  return (licences?.includes(id) ?? false) || (family !== undefined && (families?.includes(family) ?? false));
}

/** Returns why a voucher cannot reduce a licence now, apart from its earlier uses; undefined if it can. */
export function findVoucherRefusal(campaign: VoucherCampaign, target: VoucherTarget): VoucherRefusal | undefined {
  const { validFrom, validUntil, countries } = campaign;
  const { licence, price, country, now } = target;
  if (validFrom !== undefined && now < Date.parse(validFrom)) return 'upcoming';
  if (validUntil !== undefined && now >= Date.parse(validUntil)) return 'expired';
  if (!isInScope(campaign, licence)) return 'otherPlan';
  if (countries && !countries.includes(country)) return 'otherCountry';
  const discount = toVoucherDiscount(campaign, price.currency);
  return !discount || getReduction(price, discount).amount === 0n ? 'noReduction' : undefined;
}

/** Returns which limit of a voucher is reached; undefined if none is. */
export function findUseRefusal(
  campaign: VoucherCampaign,
  { hasBought, uses }: VoucherUses,
): VoucherRefusal | undefined {
  const { maxUses, maxUsesPerAccount, uniqueCodes, firstPurchaseOnly } = campaign;
  if (firstPurchaseOnly && hasBought) return 'firstPurchase';
  if (uses.ofAccount >= (maxUsesPerAccount ?? DEFAULT_USES_PER_ACCOUNT)) return 'usedByAccount';
  if (uses.total >= (maxUses ?? Number.POSITIVE_INFINITY) || (uniqueCodes && uses.ofCode > 0)) return 'used';
  return undefined;
}
