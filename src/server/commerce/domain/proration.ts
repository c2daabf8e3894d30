import { compareMoney, type Money, MoneyError, multiplyMoney, subtractMoney, zeroOf } from './money.ts';
import { getPeriodStart, isSamePeriod, type Period, PeriodError, type PeriodSpan } from './period.ts';

/** A plan that a subscription has or changes to. */
export interface Plan {
  readonly licenceId: string;
  /** Rank within the family; a larger number is a higher licence. */
  readonly rank: number;
  readonly period: Period;
  /** Price of a whole period after discounts, with tax. */
  readonly price: Money;
}

/** The plan of a subscription, in its running period. */
export interface CurrentPlan extends Plan {
  /** The running period, or the trial. */
  readonly span: PeriodSpan;
  readonly isTrial: boolean;
}

/** When a change of plan takes effect, and what it costs. */
export interface PlanChange {
  readonly direction: 'upgrade' | 'downgrade';
  /** Instant at which the new plan starts, in milliseconds since 1970. */
  readonly effectiveAt: number;
  /** Start of a new series of periods, in milliseconds since 1970; null if the dates of the series stay. */
  readonly newAnchor: number | null;
  /** Value of the old plan’s unused time. */
  readonly credit: Money;
  /** Price of the new plan until the end of its first period. */
  readonly charge: Money;
  /** What must be paid before the new plan starts; never negative. */
  readonly due: Money;
  /** What the account is credited if the credit exceeds the charge; never negative. */
  readonly accountCredit: Money;
}

/** A change of plan that the rules do not allow. */
export class PlanChangeError extends Error {
  override name = 'PlanChangeError';
}

const SECOND_MS = 1000;

const toSeconds = (durationMs: number): bigint => BigInt(Math.floor(durationMs / SECOND_MS));

/**
 * Returns the share of a period’s price for its unused time: price · rest / length in whole seconds, rounded half up. A
 * second that has begun is unused.
 * @param at instant within the period, in milliseconds since 1970; its end leaves nothing
 * @throws PeriodError for an instant outside of the period or a period shorter than a second
 * @throws MoneyError for a negative price
 */
export function prorateRest(price: Money, { start, end }: PeriodSpan, at: number): Money {
  if (price.amount < 0n) throw new MoneyError(`Cannot prorate the negative price ${price.amount}.`);
  if (!(at >= start && at <= end)) throw new PeriodError(`Instant ${at} is outside of the period ${start} to ${end}.`);
  const length = toSeconds(end - start);
  if (length < 1n) throw new PeriodError(`The period ${start} to ${end} is shorter than a second.`);
  return multiplyMoney(price, length - toSeconds(at - start), length);
}

/** Returns the direction of a change: by rank, and between equal ranks by the length of the period. */
function getDirection(current: Plan, next: Plan, at: number): PlanChange['direction'] {
  const byLength = getPeriodStart(at, next.period, 1) - getPeriodStart(at, current.period, 1);
  const difference = next.rank - current.rank || byLength;
  if (difference === 0) {
    throw new PlanChangeError(
      `Licence ${next.licenceId} has the rank and the period of licence ${current.licenceId}, so it is neither higher nor lower.`,
    );
  }
  return difference > 0 ? 'upgrade' : 'downgrade';
}

/** Returns a change without money. */
function changeForFree(price: Money, change: Pick<PlanChange, 'direction' | 'effectiveAt' | 'newAnchor'>): PlanChange {
  const zero = zeroOf(price);
  return { ...change, credit: zero, charge: zero, due: zero, accountCredit: zero };
}

/**
 * Calculates a change of plan at an instant.
 *
 * - In a trial it takes effect at once, costs nothing and keeps the trial’s end.
 * - A downgrade takes effect at the end of the paid period and costs nothing.
 * - An upgrade with the same period takes effect at once; the unused time of the old plan is credited and that of the new
 *   one charged.
 * - An upgrade with another period starts a new series of periods and charges the whole new price.
 *
 * @param at milliseconds since 1970, before the end of the running period
 * @throws PlanChangeError for plans of equal rank and period
 * @throws PeriodError for an instant outside of the running period
 * @throws MoneyError for prices of different currencies or scales
 */
export function computePlanChange(current: CurrentPlan, next: Plan, at: number): PlanChange {
  const { span, price } = current;
  if (!(at >= span.start && at < span.end)) {
    throw new PeriodError(`Instant ${at} is outside of the running period ${span.start} to ${span.end}.`);
  }
  // Also rejects different currencies when no money moves now, because the next renewal would.
  compareMoney(price, next.price);
  const direction = getDirection(current, next, at);
  const isSameLength = isSamePeriod(current.period, next.period);
  if (current.isTrial) return changeForFree(price, { direction, effectiveAt: at, newAnchor: null });
  if (direction === 'downgrade') {
    return changeForFree(price, { direction, effectiveAt: span.end, newAnchor: isSameLength ? null : span.end });
  }
  const credit = prorateRest(price, span, at);
  const charge = isSameLength ? prorateRest(next.price, span, at) : next.price;
  const balance = subtractMoney(charge, credit);
  const zero = zeroOf(price);
  return {
    direction,
    effectiveAt: at,
    newAnchor: isSameLength ? null : at,
    credit,
    charge,
    due: balance.amount > 0n ? balance : zero,
    accountCredit: balance.amount < 0n ? subtractMoney(zero, balance) : zero,
  };
}
