/** Parts of a date, in the order of its ISO value. */
export const dateParts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof dateParts)[number];

/** Order of the date's parts in a locale, by its short date format; year first for unknown locales. */
export function partOrder(locale: string): DatePart[] {
  try {
    // English without a region would use the American order; these two locales use the British one.
    const tag = /^en-(?:gb|nz)$/i.test(locale) ? 'en-GB' : locale;
    const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
    const order = parts
      .map(({ type }) => type)
      .filter((type): type is DatePart => dateParts.includes(type as DatePart));
    return order.length === dateParts.length ? order : [...dateParts];
  } catch {
    // RangeError from Intl: unknown locale.
    return [...dateParts];
  }
}

const example: Record<DatePart, string> = { year: '2004', month: '3', day: '27' };

/** An example date in the order of the locale's inputs, such as `3 27 2004`, for error messages. */
export const exampleDay = (locale: string): string =>
  partOrder(locale)
    .map((part) => example[part])
    .join(' ');
