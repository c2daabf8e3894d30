import * as z from 'zod';
import type { TextsByKey } from '#schemas/labels/icu.ts';
import { LOCALE_PATTERN } from '#schemas/locale-pattern.ts';
import { languageTag } from '#schemas/locale.ts';
import { type IcuMessage, parseIcu, TYPE } from '#schemas/labels/icu.ts';
import { placeholdersOf } from '../../definitions/labels/placeholders.ts';

const Entry = z.strictObject({
  key: z.string(),
  /** The text to translate, and its language. */
  source: z.string(),
  language: z.string(),
  /** Names of the placeholders that the text must keep. */
  placeholders: z.array(z.string()).optional(),
  /** ICU plural categories of the target language. */
  pluralForms: z.array(z.string()).optional(),
  /** The translation; empty until written. */
  text: z.string(),
});

/** The file for a translator: missing labels with their source texts. */
export const TranslationFile = z.strictObject({
  locale: z.string().regex(new RegExp(LOCALE_PATTERN)),
  howTo: z.string().optional(),
  texts: z.array(Entry),
});
export type TranslationFile = z.infer<typeof TranslationFile>;

/** A text that is to be translated, before it is written into the file. */
export interface TranslationSource {
  key: string;
  text: string;
  /** The locale that the source text is in. */
  language: string;
}

/** Path of a language's translation file in the realm folder. */
export const translationFileOf = (locale: string): string => `translate/${locale}.json`;

const hasPlural = (message: IcuMessage): boolean =>
  message.some(
    (element) =>
      element.type === TYPE.plural ||
      (element.type === TYPE.select && Object.values(element.options).some(({ value }) => hasPlural(value))),
  );

function isPlural(text: string): boolean {
  try {
    return hasPlural(parseIcu(text));
  } catch {
    // An invalid source text counts as one without plural. The folder check reports it.
    return false;
  }
}

/** Creates the file's entry for a source text. `typed` is the translation that the translator has written so far. */
function entryOf(
  { key, text, language }: TranslationSource,
  locale: string,
  typed: string,
): TranslationFile['texts'][number] {
  const placeholders = [...(placeholdersOf(text) ?? [])];
  const { pluralCategories } = new Intl.PluralRules(languageTag(locale)).resolvedOptions();
  return {
    key,
    source: text,
    language,
    ...(placeholders.length > 0 && { placeholders }),
    ...(isPlural(text) && { pluralForms: [...pluralCategories] }),
    text: typed,
  };
}

/** Creates the file with the remaining texts to translate. */
export const translationFile = (
  locale: string,
  folder: string,
  sources: readonly TranslationSource[],
): TranslationFile => ({
  locale,
  howTo: `Write each source text in the language ${locale} into its text. Keep the placeholders in braces; of a plural write each of its pluralForms. Then run: npm run realm -- language ${folder} ${locale}`,
  texts: sources.map((source) => entryOf(source, locale, '')),
});

/** The translated texts of a file, by key. */
export const translatedIn = (file: TranslationFile | undefined): TextsByKey =>
  Object.fromEntries((file?.texts ?? []).filter(({ text }) => text.trim() !== '').map(({ key, text }) => [key, text]));
