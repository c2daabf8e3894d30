import { isRepeatedTime } from '#schemas/time/zone.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useTimeZone } from './use-time-zone.ts';

/** Formats of dates and times. */
const formats = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { hour: 'numeric', minute: '2-digit' },
  timeAndZone: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  dayAndTime: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  dayTimeAndZone: {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Name of a date or time format. */
export type MomentFormat = keyof typeof formats;

/** Caches formatters: creating one is slower than using it, and a TV guide formats about a thousand times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a time. Adds the zone's name when the local time occurs twice at the end of daylight saving time. */
export function formatMoment(at: number, format: MomentFormat, locale: string, timeZone: string): string {
  const options: Intl.DateTimeFormatOptions = formats[format];
  const isRepeated = options.hour !== undefined && isRepeatedTime(at, timeZone);
  const key = `${locale} ${format} ${timeZone} ${isRepeated}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone, ...(isRepeated && { timeZoneName: 'short' }) });
    formatters.set(key, formatter);
  }
  return formatter.format(at);
}

/** A time in the viewer's language and time zone. */
export function Moment({ at, format, className }: { at: number; format: MomentFormat; className?: string }) {
  const { locale } = useMessages();
  const timeZone = useTimeZone();
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {formatMoment(at, format, locale, timeZone)}
    </time>
  );
}
