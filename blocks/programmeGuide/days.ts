import { dayIn } from '#schemas/time/day.ts';
import { momentOf, momentsOf, wallTimeAt } from '#schemas/time/zone.ts';

const HOUR_MS = 3_600_000;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The moments at which a day's clocks show full hours: 23, 24 or 25. */
export const hoursOf = (day: string, timeZone: string): number[] =>
  hours.flatMap((hour) => momentsOf(midnightOf(day) + hour * HOUR_MS, timeZone)).sort((a, b) => a - b);

/** The moment at which the clocks of a time zone have last shown a full hour. Each of two equal hours has its own. */
export const hourBefore = (at: number, timeZone: string): number =>
  hoursOf(dayIn(at, timeZone), timeZone).findLast((hour) => hour <= at) ?? at;

/** The moment of a day at which its clocks show the full hour that they show at another moment. */
export function sameHourOf(day: string, at: number, timeZone: string): number {
  const wallTime = wallTimeAt(hourBefore(at, timeZone), timeZone);
  return momentOf(midnightOf(day) + wallTime - midnightOf(dayIn(at, timeZone)), timeZone);
}
