import type { ProgrammeBody, ProgrammeTexts } from '../../platform/db/columns/programme-body.ts';
import { languageTag } from '#schemas/locale.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Notes } from './notes.ts';

/** The stored data of an imported programme, without its id and picture, which have columns of their own. */
export type ImportedBody = Omit<ProgrammeBody, 'id' | 'picture'>;

/** A programme as read from a file. Times in milliseconds. */
export interface ParsedProgramme {
  /** The file's id of the channel. */
  channel: string;
  start: number;
  stop: number | undefined;
  /** Position in the file, for messages. */
  place: string;
  body: ImportedBody;
}

/** Options of both file formats. */
export interface ReadOptions {
  /**
   * The realm's default locale. Texts in this language become the programme's main texts; those in other languages
   * become translations.
   */
  defaultLocale: string;
  /** Origins of pictures that the realm allows. */
  pictureOrigins: readonly string[];
  /** Time zone of the timestamps in the file that name none. */
  timeZone: string;
  notes: Notes;
}

/** Texts of a programme in one language. */
export interface ParsedTexts {
  title?: string | undefined;
  /** Name of the episode. */
  subTitle?: string | undefined;
  description?: string | undefined;
}

/** Maximum characters of a name and a description, as in the JSON Schemas. */
const NAME_LENGTH = 300;
const DESCRIPTION_LENGTH = 5000;
/** Maximum number of categories per programme. */
const MOST_CATEGORIES = 30;
const URL_LENGTH = 2048;

function clean(text: string | undefined, longest: number, notes: Notes, place: string): string | undefined {
  // PostgreSQL cannot store U+0000, which JSON may contain.
  const plain = text?.toWellFormed().replaceAll('\u0000', '').replace(/\s+/g, ' ').trim();
  if (plain === undefined || plain === '') return undefined;
  if (plain.length > longest) notes.add('cutText', place);
  // A text that begins with `t:` would be taken for a label key and replaced by a label of the realm.
  const own = plain.replace(/^t:/, 't\u2060:');
  return own.length > longest ? own.slice(0, longest).toWellFormed() : own;
}

/** Cleans a name; undefined if empty. Longer names are cut and reported. */
export const toProgrammeName = (text: string | undefined, notes: Notes, place: string): string | undefined =>
  clean(text, NAME_LENGTH, notes, place);

/** Converts a language tag such as pt-BR to the realm's form; empty if invalid. */
export function localeOf(language: string | undefined): string {
  const [given = ''] =
    /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?(?![A-Za-z0-9])/.exec(language ?? '') ?? [];
  if (given === '') return '';
  // Intl normalises the case of a language tag.
  return new Intl.Locale(languageTag(given)).baseName.replaceAll('-', '_');
}

/**
 * Builds the texts of a programme, with the realm's language as its own and others as translations; undefined without a
 * title.
 */
export function toProgrammeTexts(
  told: ReadonlyMap<string, ParsedTexts>,
  { defaultLocale, notes }: Pick<ReadOptions, 'defaultLocale' | 'notes'>,
  place: string,
): (ProgrammeTexts & { episode: string; translations?: Record<string, ProgrammeTexts> }) | undefined {
  const cleaned = [...told].map(([locale, { title, subTitle, description }]) => ({
    locale,
    title: toProgrammeName(title, notes, place),
    subTitle: toProgrammeName(subTitle, notes, place),
    description: clean(description, DESCRIPTION_LENGTH, notes, place),
  }));
  const titled = cleaned.filter(({ title }) => title !== undefined);
  const own = matchLocale(
    defaultLocale,
    titled.map(({ locale }) => locale),
  );
  const main = titled.find(({ locale }) => locale === '') ?? titled.find(({ locale }) => locale === own) ?? titled[0];
  if (main?.title === undefined) return undefined;
  const isEpisode = main.subTitle !== undefined;
  const translations = cleaned.flatMap((one): [string, ProgrammeTexts][] => {
    if (one === main || one.locale === '') return [];
    const { title, subTitle, description } = one;
    const names = isEpisode || subTitle !== undefined ? { episode: subTitle, programme: title } : { episode: title };
    const texts = omitUndefined({ ...names, description });
    return Object.keys(texts).length > 0 ? [[one.locale, texts]] : [];
  });
  return omitUndefined({
    episode: main.subTitle ?? main.title,
    programme: isEpisode ? main.title : undefined,
    // If the title's language has no description, one without a language is used.
    description: main.description ?? cleaned.find(({ locale }) => locale === '')?.description,
    translations: translations.length > 0 ? Object.fromEntries(translations) : undefined,
  });
}

/** Cleans the categories of a programme and removes duplicates. */
export function categoriesOf(told: readonly string[], notes: Notes, place: string): string[] | undefined {
  const names = told.flatMap((one) => toProgrammeName(one, notes, place) ?? []);
  return names.length > 0 ? [...new Set(names)].slice(0, MOST_CATEGORIES) : undefined;
}

/** Returns the address of a picture from an allowed origin; others are left out and reported. */
export function iconOf(
  address: string | undefined,
  { pictureOrigins, notes }: Pick<ReadOptions, 'pictureOrigins' | 'notes'>,
  place: string,
): string | undefined {
  if (address === undefined || address === '') return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isShown =
    url !== undefined &&
    pictureOrigins.includes(url.origin) &&
    address.length <= URL_LENGTH &&
    /^https?:\/\/[^\s\\"'<>()]+$/.test(address);
  if (!isShown) notes.add('icon', url?.origin ?? place);
  return isShown ? address : undefined;
}
