/** A day of 24 hours in milliseconds. */
export const DAY_MS = 86_400_000;

/** When an event takes place, in milliseconds. */
export interface Occurrence {
  start: number;
  end: number;
  live: boolean;
  over: boolean;
}

/** The current occurrence of an event, or else its next one, or else its last. Days are of 24 hours, in UTC. */
export function occurrenceAt(first: { start: number; end: number; everyDays: number | null }, now: number): Occurrence {
  const { start, end, everyDays } = first;
  const period = (everyDays ?? 0) * DAY_MS;
  // How often it has ended by now: that many periods later it is on, or comes next.
  const times = period > 0 && now >= end ? Math.floor((now - end) / period) + 1 : 0;
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
