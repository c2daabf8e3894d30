import type { ProgrammeBody } from '../db/columns/programme-body.ts';
import { type Repeated, type Span, timesWithin } from '../occurrence.ts';

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
 * begins later cuts short what was on, and of two that begin together the one that was written last is on.
 */
export function airingsWithin(records: readonly AiringRecord[], reach: { from: number; to: number }): Airing[] {
  // What began before may have been cut short before.
  const longest = Math.max(0, ...records.map(({ start, end }) => end - start));
  const looked = { from: reach.from - longest, to: reach.to };
  const airings = records
    .flatMap((record) => timesWithin(record, looked).map((time) => ({ ...time, body: record.body })))
    .sort((a, b) => a.start - b.start);
  return airings
    .map((airing, index) => ({ ...airing, end: Math.min(airing.end, airings[index + 1]?.start ?? airing.end) }))
    .filter(({ start, end }) => start < end && end > reach.from);
}
