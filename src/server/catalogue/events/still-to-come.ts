import { type EventTimes, occurrenceAt, periodOf } from '../../platform/occurrence.ts';

/** By so much a change of the clocks makes a day shorter at most, in milliseconds (Antarctica/Troll). */
const MOST_SHORTER_MS = 2 * 3_600_000;

/**
 * When the time of an event that somebody asked for begins by what is known now, in milliseconds: an event that is moved is
 * the same, a later time of a regular one is another.
 * @param event undefined or null for one that is not there any more
 * @param asked the beginning as it was when it was asked for, in milliseconds
 * @returns undefined once it has begun, and where it will not
 */
export function stillToCome(event: EventTimes | null | undefined, asked: number, now: number): number | undefined {
  if (!event) return undefined;
  const { start } = occurrenceAt(event, now);
  const period = periodOf(event);
  const shorter = event.timeZone === undefined ? 0 : MOST_SHORTER_MS;
  const isAnother = period > 0 && start - asked >= period - shorter;
  return start <= now || isAnother ? undefined : start;
}
