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

/** The time zone of the editor's machine, by name. */
export const zoneName = (): string => format.resolvedOptions().timeZone;

/** A moment in the editor's own zone, which is named. */
export const whenInZone = (time: string): string => format.format(new Date(time));

/** The same moment for those who are elsewhere. */
export const whenInUtc = (time: string): string => `${inUtc.format(new Date(time))} UTC`;

const two = (number: number) => String(number).padStart(2, '0');

/** A moment as the browser's field for local times writes it. */
export function toField(time: Date): string {
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** What stands in such a field as a moment; undefined while it is none. A time that the clocks skip is the one after. */
export function fromField(text: string): string | undefined {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The next full hour that leaves at least half an hour. */
export function nextHour(now: number): Date {
  const hour = 3_600_000;
  return new Date(Math.ceil((now + hour / 2) / hour) * hour);
}

/** Where somebody begins who schedules something. */
export const soon = (): Date => nextHour(Date.now());

/** Whether a moment has come by the clock of the editor's machine. */
export const hasPassed = (time: string): boolean => Date.parse(time) <= Date.now();
