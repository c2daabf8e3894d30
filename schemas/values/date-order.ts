/** The values of a date's three inputs (year, month, day), in the order of an ISO date. */
export const dateParts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof dateParts)[number];

/** Order of year, month and day in a locale, derived from its short date format; year first for unknown locales. */
export function partOrder(locale: string): DatePart[] {
  try {
    // English without a region would give the American order, but these two locales of the product use the British one.
    const tag = /^en-(?:gb|nz)$/i.test(locale) ? 'en-GB' : locale;
    const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
    const order = parts
      .map(({ type }) => type)
      .filter((type): type is DatePart => dateParts.includes(type as DatePart));
    return order.length === dateParts.length ? order : [...dateParts];
  } catch {
    // Intl throws a RangeError for unknown locales; they get the default order.
    return [...dateParts];
  }
}

const example: Record<DatePart, string> = { year: '2004', month: '3', day: '27' };

/** An example date in the order of the locale's inputs, such as `3 27 2004`, for error messages. */
export const exampleDay = (locale: string): string =>
  partOrder(locale)
    .map((part) => example[part])
    .join(' ');
