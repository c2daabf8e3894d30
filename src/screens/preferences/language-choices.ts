import { displayName } from '#schemas/display-name.ts';

/** One language to be chosen from: what is kept of it, and its name. */
export interface LanguageChoice {
  value: string;
  name: string;
}

/** A language tag as BCP 47 writes it, such as pt-BR for pt_BR and es for spa; what is none stays as it is. */
export function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? tag;
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}

/**
 * The languages of a realm as those of sound and subtitles: without their countries, since streams seldom name one, by the names that the
 * player's menus have for them. What is chosen already is among them, wherever it comes from.
 * @param locales of the realm, such as es_ES @param chosen a language tag, or empty @param locale in whose words
 */
export function trackLanguages(locales: readonly string[], chosen: string, locale: string): LanguageChoice[] {
  const tags = new Set(locales.map((one) => new Intl.Locale(canonical(one)).language));
  if (chosen !== '') tags.add(canonical(chosen));
  return [...tags].map((value) => ({ value, name: displayName(value, locale, 'language') }));
}
