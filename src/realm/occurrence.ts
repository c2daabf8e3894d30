/** A day of 24 hours in milliseconds. */
export const DAY_MS = 86_400_000;

const MINUTE_MS = 60_000;

/** When an event takes place, in milliseconds. */
export interface Occurrence {
  start: number;
  end: number;
  live: boolean;
  over: boolean;
}

/** When an event takes place first, and again; times in milliseconds. */
export interface EventTimes {
  start: number;
  end: number;
  /** After how many minutes it begins again; null for one that takes place once. A day has 24 hours, in UTC. */
  everyMinutes: number | null;
  /** For how many minutes it has ended before its next time is announced. */
  overMinutes: number;
}

/** How long it takes until an event begins again, in milliseconds; 0 for one that takes place once. */
export const periodOf = ({ everyMinutes }: Pick<EventTimes, 'everyMinutes'>): number => (everyMinutes ?? 0) * MINUTE_MS;

/** The current occurrence of an event, or else the one that has just ended, its next one, or its last. */
export function occurrenceAt(first: EventTimes, now: number): Occurrence {
  const { start, end } = first;
  const period = periodOf(first);
  const forgotten = end + first.overMinutes * MINUTE_MS;
  // How often its end is past and gone by now: that many periods later it is on, or comes next.
  const times = period > 0 && now >= forgotten ? Math.floor((now - forgotten) / period) + 1 : 0;
  const from = start + times * period;
  const until = end + times * period;
  return { start: from, end: until, live: from <= now && now < until, over: now >= until };
}

/**
 * When something that takes place once, or every so many days, begins, for each time that it is on within a stretch of
 * time. In milliseconds, in their order.
 */
export function startsWithin(
  { start, end, everyDays }: { start: number; end: number; everyDays: number | null },
  { from, to }: { from: number; to: number },
): number[] {
  if (end <= start) return [];
  const period = (everyDays ?? 0) * DAY_MS;
  if (period <= 0) return start < to && end > from ? [start] : [];
  const first = start + Math.max(0, Math.floor((from - end) / period) + 1) * period;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / period)) }, (_, time) => first + time * period);
}
