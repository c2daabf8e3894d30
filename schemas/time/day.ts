import { momentOf, wallTimeAt } from './zone.ts';

/** Largest offset ahead of UTC (Line Islands), in milliseconds. */
const MOST_AHEAD_MS = 14 * 3_600_000;

const midnightUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOfWallTime = (wallTime: number): string => new Date(wallTime).toISOString().slice(0, 10);

/** Whether a text is a valid calendar day, such as 2026-11-21 (not 2026-02-30). */
export function isDay(value: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number);
  if (!year || !month || !day || month > 12) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= (month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

/** Calendar day of a timestamp in a time zone, such as 2026-11-21. */
export const dayIn = (at: number, timeZone: string): string => dayOfWallTime(wallTimeAt(at, timeZone));

/** Adds days to a calendar day; independent of daylight saving time. */
export function addDays(day: string, count: number): string {
  const date = midnightUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOfWallTime(date.getTime());
}

/** First timestamp of a day in a time zone; not midnight where clocks skip it. */
export const startOfDay = (day: string, timeZone: string): number => momentOf(midnightUtc(day).getTime(), timeZone);

/** Calendar days of a time zone between two timestamps (`to` exclusive). */
export function daysWithin({ from, to }: { from: number; to: number }, timeZone: string): string[] {
  const days: string[] = [];
  for (let day = dayIn(from, timeZone); ; day = addDays(day, 1)) {
    const start = startOfDay(day, timeZone);
    if (start >= to) return days;
    // A zone that crosses the date line skips a day.
    if (dayIn(start, timeZone) === day) days.push(day);
  }
}

/** The latest calendar day that any time zone has at a timestamp. */
export const latestDay = (at: number): string => dayOfWallTime(at + MOST_AHEAD_MS);
