import type { Notes } from './notes.ts';
import type { ImportedBody, ToldProgramme } from './told-programme.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** What is shorter has no room in a guide, and pages take so many programmes of a day. */
const SHORTEST_MS = MINUTE_MS;
/** What is longer the guide does not show. */
const LONGEST_MS = 7 * DAY_MS;
/** How long the last programme of a channel is taken to be where the file does not say. */
const UNTOLD_MS = 30 * MINUTE_MS;
/** Gaps below this are advertising and trailers that the file does not name. */
const SMALL_GAP_MS = 10 * MINUTE_MS;
/** How long a programme that is over is kept. */
export const PAST_KEPT_MS = 30 * DAY_MS;

/** A programme of one channel at its time, in milliseconds. */
export interface Arranged {
  start: number;
  end: number;
  body: ImportedBody;
}

/** One that has an end, however it came by it. */
type Ended = ToldProgramme & { end: number };

/** Of programmes that begin together the last in the file counts. In their order. */
function oneAtATime(told: readonly ToldProgramme[], notes: Notes): ToldProgramme[] {
  const byStart = new Map<number, ToldProgramme>();
  for (const programme of told) {
    if (byStart.has(programme.start)) notes.add('sameStart', programme.place);
    byStart.set(programme.start, programme);
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

/** When a programme ends by what the file says of it and of the next. */
function endOf({ start, stop, place }: ToldProgramme, next: ToldProgramme | undefined, notes: Notes): number {
  if (stop === undefined && !next) {
    notes.add('lastWithoutStop', place);
    return start + UNTOLD_MS;
  }
  if (stop === undefined) notes.add('noStop', place);
  const end = stop ?? next?.start ?? start;
  if (end - start <= LONGEST_MS) return end;
  notes.add('tooLong', place);
  return start + LONGEST_MS;
}

/** Makes neighbours meet where they overlap or nearly meet. */
function met(programme: Ended, next: Ended | undefined, notes: Notes): Ended {
  const { end, place } = programme;
  if (!next || end === next.start) return programme;
  if (end > next.start) notes.add('overlap', place);
  else if (next.start - end < SMALL_GAP_MS) notes.add('smallGap', place);
  else {
    notes.add('gap', place);
    return programme;
  }
  return { ...programme, end: next.start };
}

/**
 * The programmes that a file tells of one channel, in their order and one after the other. What was done to them is noted.
 * @param now in milliseconds
 */
export function arrange(told: readonly ToldProgramme[], { now, notes }: { now: number; notes: Notes }): Arranged[] {
  const known = oneAtATime(told, notes);
  const ended = known.map((programme, index): Ended => {
    return { ...programme, end: endOf(programme, known[index + 1], notes) };
  });
  // One that is too short gives its time to the one before, as a gap does.
  const long = ended.filter(({ start, end, place }) => {
    if (end - start >= SHORTEST_MS) return true;
    notes.add('tooShort', place);
    return false;
  });
  return long
    .map((programme, index) => met(programme, long[index + 1], notes))
    .filter(({ start, end, place }) => {
      if (end - start < SHORTEST_MS) notes.add('tooShort', place);
      else if (end <= now - PAST_KEPT_MS) notes.add('past', place);
      else return true;
      return false;
    })
    .map(({ start, end, body }) => ({ start, end, body }));
}
