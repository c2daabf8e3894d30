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
