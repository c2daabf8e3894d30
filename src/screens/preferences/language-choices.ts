import { displayName } from '#schemas/display-name.ts';
import { languageTag } from '#schemas/locale.ts';

/** A language option: stored value and name. */
export interface LanguageOption {
  value: string;
  name: string;
}

/** Canonical BCP 47 form of a tag, such as pt-BR for pt_BR and es for spa; invalid tags are returned unchanged. */
export function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(languageTag(tag))[0] ?? tag;
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}

/**
 * Language options for audio and subtitles: the realm's languages without countries, which streams rarely name, plus
 * the chosen one.
 * @param locales The realm's locales, such as es_ES.
 * @param chosen A language tag, or empty.
 * @param locale Locale of the names.
 */
export function trackLanguages(locales: readonly string[], chosen: string, locale: string): LanguageOption[] {
  const tags = new Set(locales.map((one) => new Intl.Locale(canonical(one)).language));
  if (chosen !== '') tags.add(canonical(chosen));
  return [...tags].map((value) => ({ value, name: displayName(value, locale, 'language') }));
}
