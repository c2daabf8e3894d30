import { momentOf, wallTimeAt } from '#schemas/time/zone.ts';

/** 24 hours in milliseconds, for what lasts so long. A day of the calendar may be longer or shorter: `#schemas/time/day.ts`. */
export const DAY_MS = 86_400_000;

/** Minutes of a day that no clock change makes longer or shorter. */
export const DAY_MINUTES = 1440;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** A zone's clocks change by less than this in all of its history: from one side of the date line to the other. */
const MOST_SHIFT_MS = 26 * 60 * MINUTE_MS;

/** Where programmes are told by clocks, these go back by at most so much at once. */
export const MOST_REPEATED_MS = 120 * MINUTE_MS;

/** A stretch of time in milliseconds. */
export interface Span {
  start: number;
  end: number;
}

/** When something takes place first, and again; times in milliseconds. */
export interface Repeated extends Span {
  /** After how many minutes it begins again; null for what takes place once. */
  everyMinutes: number | null;
  /** The time zone whose clocks it keeps to where it begins again after whole days. Without one each day has 24 hours. */
  timeZone?: string | undefined;
}

/** When an event takes place, in milliseconds. */
export interface Occurrence extends Span {
  live: boolean;
  over: boolean;
}

/** When an event takes place first, and again. */
export interface EventTimes extends Repeated {
  /** For how many minutes it has ended before its next time is announced. */
  overMinutes: number;
}

/**
 * How long it takes until something begins again, in milliseconds; 0 for what takes place once. A change of the clocks makes
 * it shorter or longer where it keeps to them.
 */
export const periodOf = ({ everyMinutes }: Pick<Repeated, 'everyMinutes'>): number => (everyMinutes ?? 0) * MINUTE_MS;

/** The time zone whose clocks a repetition keeps to; undefined where it goes by elapsed time. */
const zoneOf = ({ everyMinutes, timeZone }: Repeated): string | undefined =>
  (everyMinutes ?? 0) % DAY_MINUTES === 0 ? timeZone : undefined;

/** When it begins after so many repetitions. */
function startAfter(repeated: Repeated, repetitions: number): number {
  const { start } = repeated;
  const later = repetitions * periodOf(repeated);
  const timeZone = zoneOf(repeated);
  return timeZone === undefined || later === 0
    ? start + later
    : momentOf(wallTimeAt(start, timeZone) + later, timeZone);
}

/** When it takes place after so many repetitions. What fills its whole period ends as the next begins, on days of 23 and 25 hours too. */
function timeAfter(repeated: Repeated, repetitions: number): Span {
  const start = startAfter(repeated, repetitions);
  const length = repeated.end - repeated.start;
  const period = periodOf(repeated);
  if (period === 0) return { start, end: start + length };
  const next = startAfter(repeated, repetitions + 1);
  return { start, end: length >= period ? next : Math.min(start + length, next) };
}

/** After how many repetitions it first ends later than a moment. */
function repetitionsUntil(repeated: Repeated, at: number): number {
  const period = periodOf(repeated);
  if (period === 0) return 0;
  const shift = zoneOf(repeated) === undefined ? 0 : MOST_SHIFT_MS;
  let repetitions = Math.max(0, Math.floor((at - shift - repeated.end) / period) + 1);
  while (timeAfter(repeated, repetitions).end <= at) repetitions += 1;
  return repetitions;
}

/** What a time of an event is at a moment. */
export const occurrenceOfTime = ({ start, end }: Span, now: number): Occurrence => ({
  start,
  end,
  live: start <= now && now < end,
  over: now >= end,
});

/** The current occurrence of an event, or else the one that has just ended, its next one, or its last. */
export const occurrenceAt = (event: EventTimes, now: number): Occurrence =>
  occurrenceOfTime(timeAfter(event, repetitionsUntil(event, now - event.overMinutes * MINUTE_MS)), now);

/** Each time that something is on within a stretch of time, in their order. */
export function timesWithin(repeated: Repeated, { from, to }: { from: number; to: number }): Span[] {
  const times: Span[] = [];
  for (let repetitions = repetitionsUntil(repeated, from); ; repetitions += 1) {
    const time = timeAfter(repeated, repetitions);
    if (time.start >= to) return times;
    // A day that a time zone skips leaves a time without a length.
    if (time.end > time.start && time.end > from) times.push(time);
    if (periodOf(repeated) === 0) return times;
  }
}

/**
 * When one of a timetable's times ends. One that meets the next by the clocks of its time zone goes on until that begins, also in
 * the night in which an hour comes twice; elapsed time counts where nothing follows or it does not repeat.
 * @param next when the next begins, in milliseconds; undefined where none does
 */
export function endOrNext({ start, end }: Span, next: number | undefined, repeated: Repeated): number {
  const timeZone = zoneOf(repeated);
  if (next === undefined || next <= end || periodOf(repeated) === 0 || timeZone === undefined) return end;
  return next <= momentOf(wallTimeAt(start, timeZone) + end - start, timeZone) ? next : end;
}
