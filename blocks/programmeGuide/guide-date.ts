/** Languages that write a date as Great Britain does. */
const british = new Set(['en-GB', 'en-NZ']);

/** Making a formatter costs far more than using it, and the guide says dates while it is scrolled. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, found);
  return found;
}

/** A date as the guide writes it: M/D in American English, the British form in en-GB and en-NZ, else D/M. */
export function guideDate(at: number, locale: string, timeZone: string): string {
  if (british.has(locale)) return formatterOf('en-GB', { day: '2-digit', month: '2-digit', timeZone }).format(at);
  const parts = formatterOf('en-US', { day: 'numeric', month: 'numeric', timeZone }).formatToParts(at);
  const part = (type: 'day' | 'month') =>
    Number(parts.find((one) => one.type === type)?.value).toLocaleString(locale, { useGrouping: false });
  return locale === 'en-US' ? `${part('month')}/${part('day')}` : `${part('day')}/${part('month')}`;
}

/** The day of the week in short. */
export const weekdayOf = (at: number, locale: string, timeZone: string): string =>
  formatterOf(locale, { weekday: 'short', timeZone }).format(at);
