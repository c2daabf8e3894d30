import type { Texts } from '#schemas/labels/icu.ts';
import { languageOf, languageTag } from '#schemas/locale.ts';
import { baseTexts, LAST_RESORT_LOCALE, lastResort } from './base.ts';

/** The texts that a realm has in a locale itself: what is missing stays missing, so that an editor sees it. */
export const ownTexts = (realm: Readonly<Record<string, Texts>>, locale: string): Texts => ({
  ...baseTexts(locale),
  ...realm[locale],
});

/** How many of the product's labels a realm has in a locale. */
function countSpoken(realm: Readonly<Record<string, Texts>>, locale: string): number {
  const own = ownTexts(realm, locale);
  return Object.keys(lastResort).filter((key) => Object.hasOwn(own, key)).length;
}

/**
 * The language tag that most of the product's labels are in; undefined where that is the locale itself. Half of the labels make
 * the language.
 */
export function productLangOf(
  realm: Readonly<Record<string, Texts>>,
  locale: string,
  defaultLocale: string,
): string | undefined {
  const half = Object.keys(lastResort).length / 2;
  const spoken = [locale, defaultLocale].find((one) => countSpoken(realm, one) >= half) ?? LAST_RESORT_LOCALE;
  return languageOf(spoken) === languageOf(locale) ? undefined : languageTag(spoken);
}

/**
 * The texts of a realm in a locale, from the most general to the most particular:
 * the product's in English, the realm's in its default language, the product's in the language, the realm's in it.
 */
export function mergeTexts(realm: Readonly<Record<string, Texts>>, locale: string, defaultLocale: string): Texts {
  return { ...lastResort, ...realm[defaultLocale], ...baseTexts(locale), ...realm[locale] };
}
