/**
 * Pattern of a locale: a BCP 47 language tag (RFC 5646) with language, script, region and variants in canonical case,
 * joined by `_` or `-`. Extensions such as `-u-nu-latn` are excluded.
 */
export const LOCALE_PATTERN =
  '^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Z]{2}|[0-9]{3}))?(?:[-_](?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$';

const pattern = new RegExp(LOCALE_PATTERN);

/** Whether a text has the form of a locale, such as `pt_PT`, `es_419` or `zh-Hant-TW`. */
export const isLocaleText = (text: string): boolean => pattern.test(text);
