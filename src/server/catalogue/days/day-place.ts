import { dayIn } from '#schemas/time/day.ts';
import { type Cursor, readCursor } from '../catalogue/cursor.ts';
import { storedMoment } from '../catalogue/stored-title.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** Where the schedule goes on: with a day, or within one. */
export interface DayPlace {
  day?: string;
  after?: Cursor;
}

/** @throws ProblemError 400 for a cursor that is not of this list. */
export function readDayPlace(lastSeen: string | undefined): DayPlace {
  if (lastSeen === undefined) return {};
  if (/^[12]\d{3}-[01]\d-[0-3]\d$/.test(lastSeen) && !Number.isNaN(Date.parse(lastSeen))) return { day: lastSeen };
  const after = readCursor(lastSeen);
  if (after && storedMoment(new Date(after.k)) === undefined)
    throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);
  return after ? { after } : {};
}

/** The first day of a page of the schedule: the one that its place names or is within. */
export const firstDayOf = ({ day, after }: DayPlace, timeZone: string): string | undefined =>
  after ? dayIn(after.k, timeZone) : day;
