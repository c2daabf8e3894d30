/** Languages that write a date as Great Britain does. */
const british = new Set(['en-GB', 'en-NZ']);

/** A date as the guide writes it: M/D in American English, the British form in en-GB and en-NZ, else D/M. */
export function guideDate(at: number, locale: string, timeZone: string): string {
  if (british.has(locale))
    return new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', timeZone }).format(at);
  const parts = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'numeric', timeZone }).formatToParts(at);
  const number = new Intl.NumberFormat(locale);
  const part = (type: 'day' | 'month') => number.format(Number(parts.find((one) => one.type === type)?.value));
  return locale === 'en-US' ? `${part('month')}/${part('day')}` : `${part('day')}/${part('month')}`;
}

/** The day of a moment in a time zone, to tell one day from the next. */
export const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(at);
