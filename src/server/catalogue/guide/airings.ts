import type { ProgrammeBody } from '../../platform/db/columns/programme-body.ts';
import {
  getEntryEnd,
  MAX_CLOCK_SETBACK_MS,
  type Repeated,
  type TimeSpan,
  listOccurrences,
} from '../../platform/occurrence.ts';

/** A programme on a channel, single or repeating. Times in milliseconds. */
export interface AiringRecord extends Repeated {
  /** Id of the channel's event. */
  channel: number;
  body: ProgrammeBody;
}

/** One broadcast of a programme, with its times in milliseconds. */
export interface Airing extends TimeSpan {
  body: ProgrammeBody;
}

/**
 * Computes the programmes of a channel within a period, sorted and without overlaps: a later start ends the previous
 * programme, and of two with the same start the last written wins. A programme that is directly followed by the next by
 * local time lasts until it starts, also across a clock change.
 */
export function airingsWithin(records: readonly AiringRecord[], reach: { from: number; to: number }): Airing[] {
  // The search period is wider than the requested one: earlier programmes may overlap it, and later ones decide where a
  // programme ends.
  const longest = Math.max(0, ...records.map(({ start, end }) => end - start));
  const looked = { from: reach.from - longest - MAX_CLOCK_SETBACK_MS, to: reach.to + MAX_CLOCK_SETBACK_MS };
  const airings = records
    .flatMap((record) => listOccurrences(record, looked).map((time) => ({ ...time, record })))
    .sort((a, b) => a.start - b.start);
  return airings
    .map(({ start, end, record }, index) => {
      const next = airings[index + 1]?.start;
      const until = getEntryEnd({ start, end }, next, record);
      return { start, end: Math.min(until, next ?? until), body: record.body };
    })
    .filter(({ start, end }) => start < end && start < reach.to && end > reach.from);
}

/**
 * Combines the timetable with imported programmes. Within the period that the import covers, imported programmes
 * replace the timetable. Both lists must be sorted and limited to the requested period.
 */
export function mergeImportedAirings(
  timetable: readonly Airing[],
  { airings, covered }: { airings: readonly Airing[]; covered: TimeSpan },
  reach: { from: number; to: number },
): Airing[] {
  const before = timetable.map((airing) => ({ ...airing, end: Math.min(airing.end, covered.start) }));
  const after = timetable.map((airing) => ({ ...airing, start: Math.max(airing.start, covered.end) }));
  return [...before, ...airings, ...after].filter(
    ({ start, end }) => start < end && start < reach.to && end > reach.from,
  );
}
