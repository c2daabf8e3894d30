/** Locales that use the British date format. */
const british = new Set(['en-GB', 'en-NZ']);

/** Caches formatters: creating one is much slower than using it, and the guide formats dates while scrolling. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, found);
  return found;
}

/** Date format of the guide: M/D in American English, the British form in en-GB and en-NZ, else D/M. */
export function guideDate(at: number, locale: string, timeZone: string): string {
  if (british.has(locale)) return formatterOf('en-GB', { day: '2-digit', month: '2-digit', timeZone }).format(at);
  const parts = formatterOf('en-US', { day: 'numeric', month: 'numeric', timeZone }).formatToParts(at);
  const part = (type: 'day' | 'month') =>
    Number(parts.find((one) => one.type === type)?.value).toLocaleString(locale, { useGrouping: false });
  return locale === 'en-US' ? `${part('month')}/${part('day')}` : `${part('day')}/${part('month')}`;
}

/** Formats a day as the short name of its weekday. */
export const weekdayOf = (at: number, locale: string, timeZone: string): string =>
  formatterOf(locale, { weekday: 'short', timeZone }).format(at);
