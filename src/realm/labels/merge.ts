import type { Texts } from '#schemas/labels/icu.ts';
import { baseTexts, lastResort } from './base.ts';

/** The texts that a realm has in a locale itself: what is missing stays missing, so that an editor sees it. */
export const ownTexts = (realm: Readonly<Record<string, Texts>>, locale: string): Texts => ({
  ...baseTexts(locale),
  ...realm[locale],
});

/**
 * The texts of a realm in a locale, from the most general to the most particular:
 * the product's in English, the realm's in its default language, the product's in the language, the realm's in it.
 */
export function mergeTexts(realm: Readonly<Record<string, Texts>>, locale: string, defaultLocale: string): Texts {
  return { ...lastResort, ...realm[defaultLocale], ...baseTexts(locale), ...realm[locale] };
}
