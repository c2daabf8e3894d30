import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as z from 'zod';
import { isLocaleText } from '#schemas/locale-pattern.ts';
import { currentVersion } from '#schemas/version.ts';
import { isComplete } from '../folder/bundle.ts';
import { isLocale } from '../folder/codes.ts';
import { readFolder } from '../folder/read-folder.ts';
import { StartError } from '../../platform/start-error.ts';
import { type MergedLanguage, mergeLanguage } from './merge-language.ts';
import { translatedIn, TranslationFile, translationFile, translationFileOf } from './translation-file.ts';

/** Result of adding a language to a folder. */
export interface AddedLanguage extends MergedLanguage {
  locale: string;
  /** Whether the language is new to the realm. */
  isNew: boolean;
  /** Number of translated labels and of all labels. */
  translated: number;
  all: number;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/**
 * Reads the existing translation file; undefined if missing.
 * @throws StartError for an invalid file
 */
async function readTranslations(folder: string, locale: string): Promise<TranslationFile | undefined> {
  const name = translationFileOf(locale);
  const source = await readIfThere(path.join(folder, name));
  if (source === undefined) return undefined;
  try {
    const file = TranslationFile.parse(JSON.parse(source));
    if (file.locale === locale) return file;
    throw new StartError(`${name} is of the language ${file.locale}. Put ${locale} as its locale, or move it away.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartError(`${name} cannot be read, and nothing was changed. Correct it:\n${why}`, { cause: error });
  }
}

/** Adds a locale to the languages in the text of realm.json and keeps its formatting. */
export function withLanguage(settings: string, locale: string): string {
  const tree = parseTree(settings);
  const languages = (tree && findNodeAtLocation(tree, ['languages']))?.children ?? [];
  const [last, before] = languages.toReversed();
  if (!last) return settings;
  const end = last.offset + last.length;
  const between = before ? settings.slice(before.offset + before.length, last.offset) : ', ';
  return `${settings.slice(0, end)}${between}${JSON.stringify(locale)}${settings.slice(end)}`;
}

/**
 * Adds a language to a realm folder, or continues one: moves finished translations into the realm's labels and writes a
 * file with the remaining ones. Existing labels are kept.
 * @throws StartError for an invalid locale or unreadable files; then nothing is changed
 */
export async function addLanguage(folder: string, locale: string): Promise<AddedLanguage> {
  if (!isLocaleText(locale) || !isLocale(locale))
    throw new StartError(`${locale} is no language tag. Write one such as de_DE, es_419 or zh_Hant.`);
  const { bundle } = await readFolder(folder);
  const source = bundle.labels.find(({ name }) => name === locale);
  if (
    !isComplete(bundle.settings, '/languages') ||
    !isComplete(bundle.settings, '/defaultLocale') ||
    (source && !isComplete(source))
  )
    throw new StartError(
      `realm.json or labels/${locale}.json has a mistake, and nothing was changed. npm run realm -- check ${folder} says which.`,
    );
  const file = path.join(folder, translationFileOf(locale));
  const merged = mergeLanguage(bundle, locale, translatedIn(await readTranslations(folder, locale)));
  const labels = { version: currentVersion, ...source?.document, locale, labels: merged.labels };
  if (!source || merged.added.length > 0) {
    await mkdir(path.join(folder, 'labels'), { recursive: true });
    await writeFile(path.join(folder, `labels/${locale}.json`), json(labels));
  }
  const isNew = !bundle.settings.document.languages.includes(locale);
  if (isNew) {
    const settings = path.join(folder, bundle.settings.file);
    await writeFile(settings, withLanguage(await readFile(settings, 'utf8'), locale));
  }
  if (merged.missing.length === 0) await rm(file, { force: true });
  else {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, json(translationFile(locale, folder, merged.missing)));
  }
  const translated = Object.keys(merged.labels).length - merged.obsolete.length;
  return { ...merged, locale, isNew, translated, all: translated + merged.missing.length };
}
