/**
 * The pattern of a locale: a language tag of BCP 47 (RFC 5646) with language, script, region and variants, in its usual capital
 * letters. Its parts are joined by `_` or `-`. Extensions, such as `-u-nu-latn`, are not part of it.
 */
export const LOCALE_PATTERN =
  '^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Z]{2}|[0-9]{3}))?(?:[-_](?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$';

const pattern = new RegExp(LOCALE_PATTERN);

/** Whether a text has the form of a locale, such as `pt_PT`, `es_419` or `zh-Hant-TW`. */
export const isLocaleText = (text: string): boolean => pattern.test(text);

/** A locale such as `en_US` as its language tag: `en-US`. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');

/** The language of a locale or tag, without script, region and variants: `zh` of `zh_Hant`. */
export const languageOf = (locale: string): string => /^[^-_]*/.exec(locale)?.[0] ?? locale;

/** Scripts that are written from right to left (Unicode CLDR) and that languages of today use. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** The writing direction of a locale or language tag, by the script that its language is usually written in or that it names. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(new Intl.Locale(languageTag(locale)).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch (error) {
    // Intl throws on what is no language tag, such as the empty one of a page without labels.
    if (error instanceof RangeError) return 'ltr';
    throw error;
  }
}
