import { dayIn } from '#schemas/time/day.ts';
import { momentOf, momentsOf, wallTimeAt } from '#schemas/time/zone.ts';

const HOUR_MS = 3_600_000;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Timestamps of the full hours of a local day: 23, 24 or 25 because of daylight saving time. */
export const hoursOf = (day: string, timeZone: string): number[] =>
  hours.flatMap((hour) => momentsOf(midnightOf(day) + hour * HOUR_MS, timeZone)).sort((a, b) => a - b);

/** Timestamp of the last full hour on the local clock. If the clock shows an hour twice, the two are distinguished. */
export const hourBefore = (at: number, timeZone: string): number =>
  hoursOf(dayIn(at, timeZone), timeZone).findLast((hour) => hour <= at) ?? at;

/** Timestamp on another day with the same full hour on the local clock. */
export function sameHourOf(day: string, at: number, timeZone: string): number {
  const wallTime = wallTimeAt(hourBefore(at, timeZone), timeZone);
  return momentOf(midnightOf(day) + wallTime - midnightOf(dayIn(at, timeZone)), timeZone);
}
