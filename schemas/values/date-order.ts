/** The parts of a date in the order of its value. */
export const dateParts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof dateParts)[number];

/** The order in which a language writes the parts, by its short date format; year first where that is not known. */
export function partOrder(locale: string): DatePart[] {
  try {
    // English without a region would be American; the two specified locales write like Britain.
    const tag = /^en-(?:gb|nz)$/i.test(locale) ? 'en-GB' : locale;
    const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
    const order = parts
      .map(({ type }) => type)
      .filter((type): type is DatePart => dateParts.includes(type as DatePart));
    return order.length === dateParts.length ? order : [...dateParts];
  } catch {
    // No such locale.
    return [...dateParts];
  }
}

const example: Record<DatePart, string> = { year: '2004', month: '3', day: '27' };

/** A day as one types it into the three inputs of a language, such as `3 27 2004`: what the label of a wrong date shows. */
export const exampleDay = (locale: string): string =>
  partOrder(locale)
    .map((part) => example[part])
    .join(' ');
