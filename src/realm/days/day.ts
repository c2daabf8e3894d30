import { type Cursor, readCursor } from '../catalogue/cursor.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day of the calendar that a moment is on in a time zone, such as 2026-11-21. */
export function dayIn(time: number, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // Whatever zones callers name: there are some six hundred.
    formatter = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  const parts = Object.fromEntries(formatter.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

/** The day so many days later. Days of the calendar have no hours, and so no changes of the clock. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** From when until when it may be one of these days somewhere on earth, in milliseconds. */
export function reachOf(from: string, until: string): { start: number; end: number } {
  const hours = (count: number) => count * 3_600_000;
  return { start: Date.parse(`${from}T00:00:00Z`) - hours(14), end: Date.parse(`${until}T00:00:00Z`) + hours(36) };
}

/** Where the schedule goes on: with a day, or within one. */
export interface DayPlace {
  day?: string;
  after?: Cursor;
}

/** @throws ProblemError 400 for a cursor that is not of this list. */
export function readDayPlace(lastSeen: string | undefined): DayPlace {
  if (lastSeen === undefined) return {};
  if (/^[12]\d{3}-[01]\d-[0-3]\d$/.test(lastSeen) && !Number.isNaN(Date.parse(lastSeen))) return { day: lastSeen };
  const after = readCursor(lastSeen);
  return after ? { after } : {};
}

/** The first day of a page of the schedule: the one that its place names or is within. */
export const firstDayOf = ({ day, after }: DayPlace, timeZone: string): string | undefined =>
  after ? dayIn(after.k, timeZone) : day;
