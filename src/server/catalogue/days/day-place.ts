import { dayIn } from '#schemas/time/day.ts';
import { type Cursor, readCursor } from '../catalogue/cursor.ts';
import { storedMoment } from '../catalogue/stored-title.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** Position in the schedule: a day, or an entry within a day. */
export interface DayPlace {
  day?: string;
  after?: Cursor;
}

/**
 * Parses a schedule cursor.
 * @throws ProblemError 400 for a cursor of another list.
 */
export function readDayPlace(lastSeen: string | undefined): DayPlace {
  if (lastSeen === undefined) return {};
  if (/^[12]\d{3}-[01]\d-[0-3]\d$/.test(lastSeen) && !Number.isNaN(Date.parse(lastSeen))) return { day: lastSeen };
  const after = readCursor(lastSeen);
  if (after && storedMoment(new Date(after.k)) === undefined)
    throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);
  return after ? { after } : {};
}

/** Returns the first day of a schedule page, in the given time zone. */
export const firstDayOf = ({ day, after }: DayPlace, timeZone: string): string | undefined =>
  after ? dayIn(after.k, timeZone) : day;
