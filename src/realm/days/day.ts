import { ProblemError } from '../http/problems.ts';

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

/** Lists by days go on after a day; anything else is not of them. @throws ProblemError 400 */
export function dayAfter(lastSeen: string | undefined): string | undefined {
  if (lastSeen === undefined) return undefined;
  if (!/^[12]\d{3}-[01]\d-[0-3]\d$/.test(lastSeen) || Number.isNaN(Date.parse(lastSeen)))
    throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);
  return lastSeen;
}
