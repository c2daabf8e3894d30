/** A locale such as `en_US` as its language tag: `en-US`. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');

/** The language of a locale or tag, without script, region and variants: `zh` of `zh_Hant`. */
export const languageOf = (locale: string): string => /^[^-_]*/.exec(locale)?.[0] ?? locale;

/** Scripts that are written from right to left (Unicode CLDR) and that languages of today use. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

/** The writing direction of a locale or language tag, by the script that its language is usually written in or that it names. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  // The empty text of a page without labels is no tag.
  rightToLeft.test(new Intl.Locale(languageTag(locale) || 'und').maximize().script ?? '') ? 'rtl' : 'ltr';
