import type { Texts } from '#schemas/labels/icu.ts';
import { problemCodes } from '#schemas/wire/problem.ts';
import type { RealmBundle } from '../folder/bundle.ts';
import { ownLabels, realmKeys } from '../folder/coverage.ts';
import { isOfGrid } from '../folder/label-uses.ts';
import { baseTexts, LAST_RESORT_LOCALE, lastResort } from '../../definitions/labels/base.ts';
import type { Source } from './translation-file.ts';

/** What the labels of a language become. */
export interface MergedLanguage {
  /** The labels of the realm's file: those that it had, and those that were translated. */
  labels: Texts;
  /** The keys that were translated since the command was run before. */
  added: string[];
  /** What is still to be translated. */
  missing: Source[];
  /** Keys of the realm's file that neither the product nor the realm has any more. They stay. */
  obsolete: string[];
}

const isText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/**
 * Merges translated texts into the labels of a language. Labels that the file has stay as they are; a translated text fills only
 * a label that is missing or empty.
 */
export function mergeLanguage(bundle: RealmBundle, locale: string, translated: Texts): MergedLanguage {
  const { defaultLocale } = bundle.settings.document;
  const [had, general] = [ownLabels(bundle, locale), ownLabels(bundle, defaultLocale)];
  const keys = [...realmKeys(bundle), ...Object.keys(lastResort)];
  const added = keys.filter((key) => !isText(had[key]) && isText(translated[key]));
  const labels = { ...had, ...Object.fromEntries(added.map((key) => [key, translated[key] ?? ''])) };
  const shipped = baseTexts(locale) ?? {};
  const missing = keys.flatMap((key): Source[] => {
    if (isText(labels[key]) || isText(shipped[key])) return [];
    if (locale !== defaultLocale && isText(general[key])) return [{ key, text: general[key], language: defaultLocale }];
    const text = lastResort[key];
    return text === undefined ? [] : [{ key, text, language: LAST_RESORT_LOCALE }];
  });
  const known = new Set([...keys, ...problemCodes]);
  const obsolete = Object.keys(had).filter((key) => !known.has(key) && !isOfGrid(key));
  return { labels, added, missing, obsolete };
}
