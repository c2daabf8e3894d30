import { useMessages } from '#renderers/messages/messages.tsx';
import { isolateDirection } from '#schemas/format-money.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';

/** Formats instants, in milliseconds since 1970, as days of the viewer's time zone for use in labels. */
export interface Days {
  /** The day of a start. */
  formatFirstDay(from: number): string;
  /** The last day before an end. The end itself is excluded, so an end at midnight belongs to the day before. */
  formatLastDay(until: number): string;
}

/** Day formats of the viewer's language and time zone. */
export function useDays(): Days {
  const { locale } = useMessages();
  const timeZone = useTimeZone();
  const formatFirstDay = (at: number) => isolateDirection(formatMoment(at, 'day', locale, timeZone));
  return { formatFirstDay, formatLastDay: (until) => formatFirstDay(Math.max(0, until - 1)) };
}
