import type { ProgrammeBody } from '../../platform/db/columns/programme-body.ts';
import { endOrNext, MOST_REPEATED_MS, type Repeated, type Span, timesWithin } from '../../platform/occurrence.ts';

/** A programme on a channel, once or again and again. Times in milliseconds. */
export interface AiringRecord extends Repeated {
  /** Number of the channel's event. */
  channel: number;
  body: ProgrammeBody;
}

/** A programme at one of its times, in milliseconds. */
export interface Airing extends Span {
  body: ProgrammeBody;
}

/**
 * What is on a channel within a stretch of time, in its order. Nothing is on at the same time as something else: what
 * begins later cuts short what was on, and of two that begin together the one that was written last is on. One that meets the
 * next by the clocks goes on until that begins, also where the clocks go back between them.
 */
export function airingsWithin(records: readonly AiringRecord[], reach: { from: number; to: number }): Airing[] {
  // What began before may have been cut short before; what begins later may be what it goes on until.
  const longest = Math.max(0, ...records.map(({ start, end }) => end - start));
  const looked = { from: reach.from - longest - MOST_REPEATED_MS, to: reach.to + MOST_REPEATED_MS };
  const airings = records
    .flatMap((record) => timesWithin(record, looked).map((time) => ({ ...time, record })))
    .sort((a, b) => a.start - b.start);
  return airings
    .map(({ start, end, record }, index) => {
      const next = airings[index + 1]?.start;
      const until = endOrNext({ start, end }, next, record);
      return { start, end: Math.min(until, next ?? until), body: record.body };
    })
    .filter(({ start, end }) => start < end && start < reach.to && end > reach.from);
}

/**
 * What is on within a stretch of time: by the timetable, and in the time that an import covers what was imported. Both in their
 * order and of that stretch.
 */
export function withImported(
  timetable: readonly Airing[],
  { airings, covered }: { airings: readonly Airing[]; covered: Span },
  reach: { from: number; to: number },
): Airing[] {
  const before = timetable.map((airing) => ({ ...airing, end: Math.min(airing.end, covered.start) }));
  const after = timetable.map((airing) => ({ ...airing, start: Math.max(airing.start, covered.end) }));
  return [...before, ...airings, ...after].filter(
    ({ start, end }) => start < end && start < reach.to && end > reach.from,
  );
}
