/** Unit of a period after normalisation. */
type PeriodUnit = 'D' | 'W' | 'M' | 'Y';

/** A billing period: a number of days, weeks, months or years. */
export interface Period {
  readonly count: number;
  readonly unit: PeriodUnit;
}

/** Start and end of a period, in milliseconds since 1970; the end is not part of it. */
export interface PeriodSpan {
  start: number;
  end: number;
}

/** A malformed period, or an instant or index out of range. */
export class PeriodError extends Error {
  override name = 'PeriodError';
}

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;

/** Counts by which a unit is normalised to a larger one. Months have no fixed number of weeks. */
const largerUnits = { D: ['W', DAYS_PER_WEEK], M: ['Y', MONTHS_PER_YEAR] } as const;

/**
 * Reads an ISO 8601 duration of one unit, from `P1D` to `P999Y`, and normalises it: `P7D` is `P1W`, `P12M` is `P1Y`.
 * @throws PeriodError for any other text
 */
export function parsePeriod(text: string): Period {
  const match = /^P([1-9]\d{0,2})([DWMY])$/.exec(text);
  if (match === null) {
    throw new PeriodError(
      `Period ${JSON.stringify(text.slice(0, 20))} is no duration such as P1M, of one unit and 1 to 999.`,
    );
  }
  const count = Number(match[1]);
  const unit = match[2] as PeriodUnit;
  if (unit === 'D' || unit === 'M') {
    const [larger, divisor] = largerUnits[unit];
    if (count % divisor === 0) return Object.freeze({ count: count / divisor, unit: larger });
  }
  return Object.freeze({ count, unit });
}

/** Formats a period as an ISO 8601 duration, such as `P1M`. */
export const formatPeriod = ({ count, unit }: Period): string => `P${count}${unit}`;

/** Whether two periods are the same after normalisation. A period of 4 weeks is never one of a month. */
export const isSamePeriod = (a: Period, b: Period): boolean => a.count === b.count && a.unit === b.unit;

/** Returns the length of a period in months, or undefined for a period of days or weeks. */
function getMonths({ count, unit }: Period): number | undefined {
  if (unit === 'M') return count;
  return unit === 'Y' ? count * MONTHS_PER_YEAR : undefined;
}

/** Returns the length in milliseconds of a period of days or weeks. A day in UTC always has 24 hours. */
const getLengthMs = ({ count, unit }: Period): number => count * (unit === 'W' ? DAYS_PER_WEEK : 1) * DAY_MS;

/** Adds months in UTC. A day that the month does not have becomes the month’s last day; the time of day stays. */
function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const index = date.getUTCMonth() + months;
  const year = date.getUTCFullYear() + Math.floor(index / MONTHS_PER_YEAR);
  const month = index % MONTHS_PER_YEAR;
  // Day 0 of the next month is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
}

function assertInstant(at: number, name: string): void {
  if (!Number.isInteger(at) || at < 0) {
    throw new PeriodError(`The ${name} ${at} is no integer of milliseconds since 1970.`);
  }
}

/**
 * Returns the start of period `index` of a series: the anchor plus `index` periods, clamped to the month’s length, in
 * UTC. Computes from the anchor, because a start computed from the previous one keeps the day of a short month: a series
 * from 31 January has its second period on 28 February and its third on 31 March.
 * @param anchor start of period 0, in milliseconds since 1970
 * @param index integer of at least 0
 * @throws PeriodError for an invalid anchor or index, and for dates beyond the year 275760
 */
export function getPeriodStart(anchor: number, period: Period, index: number): number {
  assertInstant(anchor, 'anchor');
  if (!Number.isSafeInteger(index) || index < 0) throw new PeriodError(`Period index ${index} is no integer from 0.`);
  const months = getMonths(period);
  const start = months === undefined ? anchor + index * getLengthMs(period) : addMonths(anchor, index * months);
  if (Number.isNaN(new Date(start).getTime())) throw new PeriodError(`Period ${index} is beyond all dates.`);
  return start;
}

/** Returns start and end of period `index` of a series, in milliseconds since 1970. @throws PeriodError as `getPeriodStart` */
export const getPeriodSpan = (anchor: number, period: Period, index: number): PeriodSpan => ({
  start: getPeriodStart(anchor, period, index),
  end: getPeriodStart(anchor, period, index + 1),
});

/**
 * Finds the index of the period that contains an instant; null for an instant before the anchor.
 * @throws PeriodError for invalid instants
 */
export function findPeriodIndex(anchor: number, period: Period, at: number): number | null {
  assertInstant(anchor, 'anchor');
  assertInstant(at, 'instant');
  if (at < anchor) return null;
  const months = getMonths(period);
  if (months === undefined) return Math.floor((at - anchor) / getLengthMs(period));
  const [from, to] = [new Date(anchor), new Date(at)];
  const calendarMonths =
    (to.getUTCFullYear() - from.getUTCFullYear()) * MONTHS_PER_YEAR + to.getUTCMonth() - from.getUTCMonth();
  const index = Math.floor(calendarMonths / months);
  // The start lies in the instant’s month or before it, at most one period too late.
  return getPeriodStart(anchor, period, index) > at ? index - 1 : index;
}
