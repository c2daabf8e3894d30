const DAY = 86_400_000;

/** The days that a guide can be sent to: seven at most, each as a moment within it. */
export const daysOf = ({ from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: Math.min(7, Math.ceil((to - from) / DAY)) }, (_, index) => from + index * DAY);

/** The moment that this device's calendar calls so many hours into the day of another moment. */
export function hourOfDay(day: number, hour: number): number {
  const date = new Date(day);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), hour).getTime();
}

/** The moment that this device's calendar calls so many hours into a date, such as 2026-12-06; undefined where no calendar has that. */
export function hourOfDate(date: string, hour: number): number | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const at = new Date(year, month - 1, day, hour);
  return at.getMonth() === month - 1 && at.getDate() === day ? at.getTime() : undefined;
}

/** The hour that this device's clock shows. */
export const hourOf = (at: number): number => new Date(at).getHours();
