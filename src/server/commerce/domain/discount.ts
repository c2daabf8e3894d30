import { minMoney, type Money, MoneyError, multiplyMoney, subtractMoney } from './money.ts';
import { getPeriodStart, type Period } from './period.ts';
import { toBasisPoints, WHOLE_BASIS_POINTS } from './tax.ts';

/** When a discount applies. Instants in milliseconds since 1970. */
export type DiscountDuration =
  /** From `from` until before `to`. */
  | { readonly kind: 'window'; readonly from: number; readonly to: number }
  /** For `count` periods of the subscription, from the period with the index `firstPeriod`. */
  | { readonly kind: 'periods'; readonly firstPeriod: number; readonly count: number }
  /** From `from` without an end. */
  | { readonly kind: 'lifetime'; readonly from: number };

/** A discount of a percentage, in basis points from 0 to 10000. */
export interface PercentageDiscount {
  readonly id: string;
  readonly type: 'percentage';
  readonly basisPoints: number;
  /** Whether it applies beside other percentages. Of those that do not, only the best one applies. */
  readonly isStackable: boolean;
  readonly duration: DiscountDuration;
}

/** A discount of an amount of at least 0, in the currency and scale of the price. */
export interface AmountDiscount {
  readonly id: string;
  readonly type: 'amount';
  readonly amount: Money;
  readonly duration: DiscountDuration;
}

export type Discount = PercentageDiscount | AmountDiscount;

/** State of a discount at an instant. */
export type DiscountState = 'upcoming' | 'active' | 'expired';

/** Billing periods of a subscription. */
export interface BillingSeries {
  /** Start of period 0, in milliseconds since 1970. */
  readonly anchor: number;
  readonly period: Period;
}

/** By how much a discount reduced a price. */
export interface Reduction {
  readonly discountId: string;
  readonly amount: Money;
}

/** Returns start and end of a discount, in milliseconds since 1970; an infinite end for a lifetime. */
function getDiscountSpan(duration: DiscountDuration, { anchor, period }: BillingSeries): { from: number; to: number } {
  switch (duration.kind) {
    case 'window':
      return duration;
    case 'periods':
      return {
        from: getPeriodStart(anchor, period, duration.firstPeriod),
        to: getPeriodStart(anchor, period, duration.firstPeriod + duration.count),
      };
    case 'lifetime':
      return { from: duration.from, to: Number.POSITIVE_INFINITY };
  }
}

/**
 * Returns the state of a discount at an instant. The state follows from the clock and is never stored.
 * @param now milliseconds since 1970
 */
export function getDiscountState({ duration }: Discount, series: BillingSeries, now: number): DiscountState {
  const { from, to } = getDiscountSpan(duration, series);
  if (now >= to) return 'expired';
  return now < from ? 'upcoming' : 'active';
}

/** Lists the discounts that are active at an instant, in their order. @param now milliseconds since 1970 */
export const listActiveDiscounts = (discounts: readonly Discount[], series: BillingSeries, now: number): Discount[] =>
  discounts.filter((discount) => getDiscountState(discount, series, now) === 'active');

/** Orders by rate from high to low, then by id, so that every instance chooses the same discount. */
const compareRates = (a: PercentageDiscount, b: PercentageDiscount): number =>
  b.basisPoints - a.basisPoints || Number(a.id > b.id) - Number(a.id < b.id);

/** Returns the percentages that apply: the best one that is not stackable, then all stackable ones. */
function choosePercentages(discounts: readonly Discount[]): PercentageDiscount[] {
  const percentages = discounts.filter((discount) => discount.type === 'percentage').sort(compareRates);
  const best = percentages.find(({ isStackable }) => !isStackable);
  return [...(best === undefined ? [] : [best]), ...percentages.filter(({ isStackable }) => isStackable)];
}

function reduce(price: Money, discount: Discount): Money {
  if (discount.type === 'percentage') {
    return multiplyMoney(price, toBasisPoints(discount.basisPoints), BigInt(WHOLE_BASIS_POINTS));
  }
  if (discount.amount.amount < 0n) throw new MoneyError(`Discount ${discount.id} is negative.`);
  return minMoney(discount.amount, price);
}

/**
 * Reduces a price by discounts, which must all be active: first percentages, each of what the previous ones left, then
 * amounts, down to 0.
 * @returns the reduced price, and the reductions that are not 0, in the order in which they apply
 * @throws MoneyError for a negative price, an invalid discount, or an amount of another currency or scale
 */
export function applyDiscounts(price: Money, active: readonly Discount[]): { total: Money; reductions: Reduction[] } {
  if (price.amount < 0n) throw new MoneyError(`Cannot discount the negative price ${price.amount}.`);
  const amounts = active.filter((discount) => discount.type === 'amount');
  let total = price;
  const reductions: Reduction[] = [];
  for (const discount of [...choosePercentages(active), ...amounts]) {
    const amount = reduce(total, discount);
    total = subtractMoney(total, amount);
    if (amount.amount > 0n) reductions.push({ discountId: discount.id, amount });
  }
  return { total, reductions };
}

/** Label keys of a discount’s status. */
export type DiscountStatusLabel = 'activeStatus' | 'upcomingStatus' | 'expiredStatus' | 'pausedStatus';

/** Returns the label key of a discount’s status. A paused licence pauses only an upcoming discount. */
export function getDiscountStatusLabel(state: DiscountState, isLicencePaused: boolean): DiscountStatusLabel {
  return state === 'upcoming' && isLicencePaused ? 'pausedStatus' : `${state}Status`;
}

/** What decides whether a discount is shown. */
export interface DiscountView {
  state: DiscountState;
  isLifetime: boolean;
  isLicenceActive: boolean;
  /** Whether the page hides upcoming discounts. */
  isUpcomingHidden: boolean;
}

/**
 * Whether a discount is shown. One for a lifetime is shown only while it is active, if the licence is active, or
 * upcoming, if not. The others are shown in every state.
 */
export function isDiscountShown({ state, isLifetime, isLicenceActive, isUpcomingHidden }: DiscountView): boolean {
  if (state === 'upcoming' && isUpcomingHidden) return false;
  if (!isLifetime) return true;
  return state === (isLicenceActive ? 'active' : 'upcoming');
}
