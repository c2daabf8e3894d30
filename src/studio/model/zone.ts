const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const inUtc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Name of the machine's time zone. */
export const zoneName = (): string => format.resolvedOptions().timeZone;

/** Formats a time in the editor's time zone, with its name. */
export const whenInZone = (time: string): string => format.format(new Date(time));

/** Formats a time in UTC, for viewers in other time zones. */
export const whenInUtc = (time: string): string => `${inUtc.format(new Date(time))} UTC`;

const two = (number: number) => String(number).padStart(2, '0');

/** Formats a time for a `datetime-local` input. */
export function toField(time: Date): string {
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/**
 * Parses the value of a `datetime-local` input to ISO 8601; undefined if it is incomplete. A time skipped by daylight
 * saving becomes the one after.
 */
export function fromField(text: string): string | undefined {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** Next full hour that is at least half an hour ahead. `now` in milliseconds. */
export function nextHour(now: number): Date {
  const hour = 3_600_000;
  return new Date(Math.ceil((now + hour / 2) / hour) * hour);
}

/** Default time of a new schedule. */
export const soon = (): Date => nextHour(Date.now());

/** Whether a time has passed by the machine's clock. */
export const hasPassed = (time: string): boolean => Date.parse(time) <= Date.now();
