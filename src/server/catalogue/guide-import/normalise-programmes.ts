import type { Notes } from './notes.ts';
import type { ImportedBody, ParsedProgramme } from './parsed-programme.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Minimum length of a programme; it also limits the number of programmes per day. */
const SHORTEST_MS = MINUTE_MS;
/** Maximum length of a programme. */
const LONGEST_MS = 7 * DAY_MS;
/** Assumed length of a channel's last programme if the file has no stop time. */
const UNTOLD_MS = 30 * MINUTE_MS;
/** Gaps shorter than this are closed: they are advertising and trailers that the file does not list. */
const SMALL_GAP_MS = 10 * MINUTE_MS;
/** Time after which past programmes are deleted. */
export const PAST_KEPT_MS = 30 * DAY_MS;

/** A programme of one channel. Times in milliseconds. */
export interface Arranged {
  start: number;
  end: number;
  body: ImportedBody;
}

/** A programme with an end, from the file or derived. */
type Ended = ParsedProgramme & { end: number };

/** Sorts programmes; of several with the same start the last in the file wins. */
function oneAtATime(told: readonly ParsedProgramme[], notes: Notes): ParsedProgramme[] {
  const byStart = new Map<number, ParsedProgramme>();
  for (const programme of told) {
    if (byStart.has(programme.start)) notes.add('sameStart', programme.place);
    byStart.set(programme.start, programme);
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

/** Returns the end of a programme from its stop time or the next start. */
function endOf({ start, stop, place }: ParsedProgramme, next: ParsedProgramme | undefined, notes: Notes): number {
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

/** Ends a programme at the next start if they overlap or the gap is small. */
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
 * Sorts a channel's programmes and removes overlaps. Corrections are recorded in `notes`.
 * @param now in milliseconds
 */
export function normaliseProgrammes(
  told: readonly ParsedProgramme[],
  { now, notes }: { now: number; notes: Notes },
): Arranged[] {
  const known = oneAtATime(told, notes);
  const ended = known.map((programme, index): Ended => {
    return { ...programme, end: endOf(programme, known[index + 1], notes) };
  });
  // A programme that is too short is dropped. The previous programme is extended over its time, as over a small gap.
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
