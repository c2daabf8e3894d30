import { type EventTimes, occurrenceAt, periodOf } from '../../platform/occurrence.ts';

/** The largest amount by which a clock change shortens a day, in milliseconds (in the time zone Antarctica/Troll). */
const MOST_SHORTER_MS = 2 * 3_600_000;

/**
 * Returns the current start of the occurrence that a reminder was set for, in milliseconds. If an event was moved, it
 * counts as the same occurrence; a later repetition counts as another.
 * @param event undefined or null if it no longer exists
 * @param asked start when the reminder was set, in milliseconds
 * @returns undefined if it has started or will not take place
 * /
 */
export function getReminderStart(event: EventTimes | null | undefined, asked: number, now: number): number | undefined {
  if (!event) return undefined;
  const { start } = occurrenceAt(event, now);
  const period = periodOf(event);
  const shorter = event.timeZone === undefined ? 0 : MOST_SHORTER_MS;
  const isAnother = period > 0 && start - asked >= period - shorter;
  return start <= now || isAnother ? undefined : start;
}
