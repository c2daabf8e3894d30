import * as z from 'zod';
import type { Texts } from '#schemas/labels/icu.ts';
import { LOCALE_PATTERN } from '#schemas/locale-pattern.ts';
import { languageTag } from '#schemas/locale.ts';
import { type Message, parseIcu, TYPE } from '#schemas/labels/icu.ts';
import { placeholdersOf } from '../../definitions/labels/placeholders.ts';

const Entry = z.strictObject({
  key: z.string(),
  /** The text to translate, and the language that it is in. */
  source: z.string(),
  language: z.string(),
  /** Names of the values that the text is filled with. */
  placeholders: z.array(z.string()).optional(),
  /** The forms that a plural has in the language, of those of ICU. */
  pluralForms: z.array(z.string()).optional(),
  /** Empty until it is translated. */
  text: z.string(),
});

/** The file that a translator fills in: the labels that a language lacks, each with its source text. */
export const TranslationFile = z.strictObject({
  locale: z.string().regex(new RegExp(LOCALE_PATTERN)),
  howTo: z.string().optional(),
  texts: z.array(Entry),
});
export type TranslationFile = z.infer<typeof TranslationFile>;

/** A text to translate, before it is written into the file. */
export interface Source {
  key: string;
  text: string;
  /** The locale that the text is in. */
  language: string;
}

/** Where the file of a language is in a realm's folder. */
export const translationFileOf = (locale: string): string => `translate/${locale}.json`;

const hasPlural = (message: Message): boolean =>
  message.some(
    (element) =>
      element.type === TYPE.plural ||
      (element.type === TYPE.select && Object.values(element.options).some(({ value }) => hasPlural(value))),
  );

function isPlural(text: string): boolean {
  try {
    return hasPlural(parseIcu(text));
  } catch {
    // A source text that is broken is a finding of the check.
    return false;
  }
}

/** The entry of a source text. `typed` is what the translator has written for it so far. */
function entryOf({ key, text, language }: Source, locale: string, typed: string): TranslationFile['texts'][number] {
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

/** The file with the texts that are still to be translated. */
export const translationFile = (locale: string, folder: string, sources: readonly Source[]): TranslationFile => ({
  locale,
  howTo: `Write each source text in the language ${locale} into its text. Keep the placeholders in braces; of a plural write each of its pluralForms. Then run: npm run realm -- language ${folder} ${locale}`,
  texts: sources.map((source) => entryOf(source, locale, '')),
});

/** The texts of a file that are translated, by key. */
export const translatedIn = (file: TranslationFile | undefined): Texts =>
  Object.fromEntries((file?.texts ?? []).filter(({ text }) => text.trim() !== '').map(({ key, text }) => [key, text]));
