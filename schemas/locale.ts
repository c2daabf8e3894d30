/** Converts a locale such as `en_US` to a language tag: `en-US`. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');

/** Language of a locale or tag, without script, region and variants: `zh` for `zh_Hant`. */
export const languageOf = (locale: string): string => /^[^-_]*/.exec(locale)?.[0] ?? locale;

/** Right-to-left scripts (Unicode CLDR) of languages in current use. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

/** Writing direction of a locale or language tag, by its script or the usual script of its language. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  // Pages without labels have an empty locale, which is no valid tag.
  rightToLeft.test(new Intl.Locale(languageTag(locale) || 'und').maximize().script ?? '') ? 'rtl' : 'ltr';
