/** A country by its two letters in the words of a language; the letters themselves where it has no word for them. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
