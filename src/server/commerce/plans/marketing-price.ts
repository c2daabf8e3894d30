import { type Money, multiplyMoney } from '../domain/money.ts';
import { isSamePeriod, type Period } from '../domain/period.ts';

/** Units of a period in days or in months, which cannot be converted into each other. */
const unitSizes = {
  D: { base: 'day', size: 1 },
  W: { base: 'day', size: 7 },
  M: { base: 'month', size: 1 },
  Y: { base: 'month', size: 12 },
} as const;

const getLength = ({ count, unit }: Period) => ({ base: unitSizes[unit].base, length: count * unitSizes[unit].size });

/** Whether a price of one period can be converted to another: both are of days and weeks, or of months and years. */
export const isConvertible = (from: Period, to: Period): boolean => getLength(from).base === getLength(to).base;

/**
 * Converts the price of a billing period to another period, rounded half up: 99.00 a year are 8.25 a month. Undefined
 * for the same period, and for periods that cannot be compared, such as a month and a week.
 */
export function convertPrice(price: Money, from: Period, to: Period): Money | undefined {
  if (isSamePeriod(from, to) || !isConvertible(from, to)) return undefined;
  return multiplyMoney(price, BigInt(getLength(to).length), BigInt(getLength(from).length));
}
