import type { TextsByKey } from '#schemas/labels/icu.ts';
import { problemCodes } from '#schemas/wire/problem.ts';
import type { RealmBundle } from '../folder/bundle.ts';
import { ownLabels, realmKeys } from '../folder/coverage.ts';
import { isOfGrid } from '../folder/label-uses.ts';
import { baseTexts, LAST_RESORT_LOCALE, lastResort } from '../../definitions/labels/base.ts';
import type { TranslationSource } from './translation-file.ts';

/** Result of merging translations into a language's labels. */
export interface MergedLanguage {
  /** All labels of the realm in the language: those it had, and the new translations. */
  labels: TextsByKey;
  /** Keys translated since the last run. */
  added: string[];
  /** Texts that still need translation. */
  missing: TranslationSource[];
  /** Keys of the realm's file that neither the product nor the realm uses any more; they are kept. */
  obsolete: string[];
}

const isText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/**
 * Merges translated texts into the labels of a language. Existing labels win; a translation only fills a missing or
 * empty label.
 */
export function mergeLanguage(bundle: RealmBundle, locale: string, translated: TextsByKey): MergedLanguage {
  const { defaultLocale } = bundle.settings.document;
  const [had, general] = [ownLabels(bundle, locale), ownLabels(bundle, defaultLocale)];
  const keys = [...realmKeys(bundle), ...Object.keys(lastResort)];
  const added = keys.filter((key) => !isText(had[key]) && isText(translated[key]));
  const labels = { ...had, ...Object.fromEntries(added.map((key) => [key, translated[key] ?? ''])) };
  const shipped = baseTexts(locale) ?? {};
  const missing = keys.flatMap((key): TranslationSource[] => {
    if (isText(labels[key]) || isText(shipped[key])) return [];
    if (locale !== defaultLocale && isText(general[key])) return [{ key, text: general[key], language: defaultLocale }];
    const text = lastResort[key];
    return text === undefined ? [] : [{ key, text, language: LAST_RESORT_LOCALE }];
  });
  const known = new Set([...keys, ...problemCodes]);
  const obsolete = Object.keys(had).filter((key) => !known.has(key) && !isOfGrid(key));
  return { labels, added, missing, obsolete };
}
