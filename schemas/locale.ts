/** Converts a locale such as `en_US` to a language tag: `en-US`. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');

/** Language of a locale or tag, without script, region and variants: `zh` for `zh_Hant`. */
export const languageOf = (locale: string): string => /^[^-_]*/.exec(locale)?.[0] ?? locale;

/** Right-to-left writing systems (Unicode CLDR) of languages in current use. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

/**
 * Writing direction of a locale or language tag: that of its writing system, or of the usual writing system of its
 * language.
 */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  // A page without labels has an empty locale, which is no valid tag; its direction is left-to-right.
  rightToLeft.test(new Intl.Locale(languageTag(locale) || 'und').maximize().script ?? '') ? 'rtl' : 'ltr';
