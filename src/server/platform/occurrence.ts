import { momentOf, wallTimeAt } from '#schemas/time/zone.ts';

/** 24 hours in milliseconds, as a duration. Calendar days may be shorter or longer: see `#schemas/time/day.ts`. */
export const DAY_MS = 86_400_000;

/** Number of minutes in 24 hours. A calendar day may be shorter or longer. */
export const DAY_MINUTES = 1440;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/**
 * Upper bound in milliseconds for changes of a time zone's offset: a country that crosses the date line changes by a
 * day.
 */
const MOST_SHIFT_MS = 26 * 60 * MINUTE_MS;

/** Upper bound in milliseconds for how far clocks are set back at once. */
export const MAX_CLOCK_SETBACK_MS = 120 * MINUTE_MS;

/** Time span in milliseconds since 1970. */
export interface TimeSpan {
  start: number;
  end: number;
}

/** Repetition rule of an event; times in milliseconds since 1970. */
export interface Repeated extends TimeSpan {
  /** Period of the repetition in minutes; null for a single event. */
  everyMinutes: number | null;
  /**
   * Time zone of an event that repeats after whole days: each repetition keeps its local time. If undefined, a day has
   * 24 hours.
   */
  timeZone?: string | undefined;
}

/** An occurrence of an event, in milliseconds since 1970. */
export interface Occurrence extends TimeSpan {
  live: boolean;
  over: boolean;
}

/** Times of an event with its repetition. */
export interface EventTimes extends Repeated {
  /** Minutes after its end during which an event is shown as ended, before its next occurrence is announced. */
  overMinutes: number;
}

/**
 * Returns the nominal period in milliseconds; 0 for a single event. Clock changes make single periods shorter or
 * longer.
 */
export const periodOf = ({ everyMinutes }: Pick<Repeated, 'everyMinutes'>): number => (everyMinutes ?? 0) * MINUTE_MS;

/** Returns the time zone for repetitions by local time; undefined for repetitions by elapsed time. */
const zoneOf = ({ everyMinutes, timeZone }: Repeated): string | undefined =>
  (everyMinutes ?? 0) % DAY_MINUTES === 0 ? timeZone : undefined;

/** Returns the start after a number of repetitions, in milliseconds since 1970. */
function startAfter(repeated: Repeated, repetitions: number): number {
  const { start } = repeated;
  const later = repetitions * periodOf(repeated);
  const timeZone = zoneOf(repeated);
  return timeZone === undefined || later === 0
    ? start + later
    : momentOf(wallTimeAt(start, timeZone) + later, timeZone);
}

/**
 * Returns the time span after a number of repetitions. A span that fills its whole period ends when the next begins, on
 * days of 23 and 25 hours too.
 */
function timeAfter(repeated: Repeated, repetitions: number): TimeSpan {
  const start = startAfter(repeated, repetitions);
  const length = repeated.end - repeated.start;
  const period = periodOf(repeated);
  if (period === 0) return { start, end: start + length };
  const next = startAfter(repeated, repetitions + 1);
  return { start, end: length >= period ? next : Math.min(start + length, next) };
}

/** Returns the number of the first repetition that ends after a moment. */
function repetitionsUntil(repeated: Repeated, at: number): number {
  const period = periodOf(repeated);
  if (period === 0) return 0;
  const shift = zoneOf(repeated) === undefined ? 0 : MOST_SHIFT_MS;
  let repetitions = Math.max(0, Math.floor((at - shift - repeated.end) / period) + 1);
  while (timeAfter(repeated, repetitions).end <= at) repetitions += 1;
  return repetitions;
}

/** Returns an occurrence with its state at a moment. */
export const occurrenceOfTime = ({ start, end }: TimeSpan, now: number): Occurrence => ({
  start,
  end,
  live: start <= now && now < end,
  over: now >= end,
});

/** Returns the current occurrence of an event, else the one that has just ended, the next one, or the last one. */
export const occurrenceAt = (event: EventTimes, now: number): Occurrence =>
  occurrenceOfTime(timeAfter(event, repetitionsUntil(event, now - event.overMinutes * MINUTE_MS)), now);

/** Lists the occurrences that overlap a time window, in order. */
export function listOccurrences(repeated: Repeated, { from, to }: { from: number; to: number }): TimeSpan[] {
  const times: TimeSpan[] = [];
  for (let repetitions = repetitionsUntil(repeated, from); ; repetitions += 1) {
    const time = timeAfter(repeated, repetitions);
    if (time.start >= to) return times;
    // On a day that the time zone skips, the span is empty and is left out.
    if (time.end > time.start && time.end > from) times.push(time);
    if (periodOf(repeated) === 0) return times;
  }
}

/**
 * Returns the end of a timetable's entry. An entry that meets the next one by local time lasts until that begins, even
 * in the night in which an hour repeats. Otherwise elapsed time counts.
 * @param next start of the next entry in milliseconds; undefined for none
 */
export function getEntryEnd({ start, end }: TimeSpan, next: number | undefined, repeated: Repeated): number {
  const timeZone = zoneOf(repeated);
  if (next === undefined || next <= end || periodOf(repeated) === 0 || timeZone === undefined) return end;
  return next <= momentOf(wallTimeAt(start, timeZone) + end - start, timeZone) ? next : end;
}
