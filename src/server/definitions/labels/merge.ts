import type { TextsByKey } from '#schemas/labels/icu.ts';
import { languageOf, languageTag } from '#schemas/locale.ts';
import { baseTexts, LAST_RESORT_LOCALE, lastResort } from './base.ts';

/**
 * Merges the built-in and the realm's own labels of a locale without fallbacks, so that editors see what is missing.
 */
export const ownTexts = (realm: Readonly<Record<string, TextsByKey>>, locale: string): TextsByKey => ({
  ...baseTexts(locale),
  ...realm[locale],
});

/** Counts the built-in labels that are translated in a locale. */
function countSpoken(realm: Readonly<Record<string, TextsByKey>>, locale: string): number {
  const own = ownTexts(realm, locale);
  return Object.keys(lastResort).filter((key) => Object.hasOwn(own, key)).length;
}

/**
 * Returns the language in which a viewer sees most built-in labels, as a tag; undefined if that is the requested
 * locale. A language counts if it has at least half of the labels.
 */
export function productLangOf(
  realm: Readonly<Record<string, TextsByKey>>,
  locale: string,
  defaultLocale: string,
): string | undefined {
  const half = Object.keys(lastResort).length / 2;
  const spoken = [locale, defaultLocale].find((one) => countSpoken(realm, one) >= half) ?? LAST_RESORT_LOCALE;
  return languageOf(spoken) === languageOf(locale) ? undefined : languageTag(spoken);
}

/**
 * Merges labels with fallbacks, in order of increasing priority: built-in English, the realm's default language,
 * built-in in the locale, the realm's in the locale.
 */
export function mergeTexts(
  realm: Readonly<Record<string, TextsByKey>>,
  locale: string,
  defaultLocale: string,
): TextsByKey {
  return { ...lastResort, ...realm[defaultLocale], ...baseTexts(locale), ...realm[locale] };
}
