import type { ProgrammeBody, ProgrammeTexts } from '../../platform/db/columns/programme-body.ts';
import { languageTag } from '#schemas/locale.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Notes } from './notes.ts';

/** What a programme's row says of it but its number. */
export type ImportedBody = Omit<ProgrammeBody, 'id' | 'picture'>;

/** A programme as a file says it. Times in milliseconds. */
export interface ToldProgramme {
  /** The file's id of its channel. */
  channel: string;
  start: number;
  stop: number | undefined;
  /** Its place in the file. */
  place: string;
  body: ImportedBody;
}

/** What both formats are read with. */
export interface ReadOptions {
  /** Of the realm: its texts are those of the programme, all others are translations. */
  defaultLocale: string;
  /** Origins of pictures that the realm shows. */
  pictureOrigins: readonly string[];
  /** Of stamps that name none. */
  timeZone: string;
  notes: Notes;
}

/** Texts of a programme in one language. */
export interface ToldTexts {
  title?: string | undefined;
  /** Of the episode. */
  subTitle?: string | undefined;
  description?: string | undefined;
}

/** Characters that the schemas give a name and a description. */
const NAME_LENGTH = 300;
const DESCRIPTION_LENGTH = 5000;
/** Categories that a programme has at most. */
const MOST_CATEGORIES = 30;
const URL_LENGTH = 2048;

function clean(text: string | undefined, longest: number, notes: Notes, place: string): string | undefined {
  // PostgreSQL takes no U+0000, and JSON may name it.
  const plain = text?.toWellFormed().replaceAll('\u0000', '').replace(/\s+/g, ' ').trim();
  if (plain === undefined || plain === '') return undefined;
  if (plain.length > longest) notes.add('cutText', place);
  // What begins with t: would name a label of the realm.
  const own = plain.replace(/^t:/, 't\u2060:');
  return own.length > longest ? own.slice(0, longest).toWellFormed() : own;
}

/** A name as the schemas allow it; undefined for none. What is longer is cut and noted. */
export const nameOf = (text: string | undefined, notes: Notes, place: string): string | undefined =>
  clean(text, NAME_LENGTH, notes, place);

/** The realm's name of a language such as pt-BR; empty for none. */
export function localeOf(language: string | undefined): string {
  const [given = ''] =
    /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?(?![A-Za-z0-9])/.exec(language ?? '') ?? [];
  if (given === '') return '';
  // Intl writes a tag in its usual capital letters.
  return new Intl.Locale(languageTag(given)).baseName.replaceAll('-', '_');
}

/** The texts of a programme by language, of which those in the realm's come first; undefined without a title. */
export function textsOf(
  told: ReadonlyMap<string, ToldTexts>,
  { defaultLocale, notes }: Pick<ReadOptions, 'defaultLocale' | 'notes'>,
  place: string,
): (ProgrammeTexts & { episode: string; translations?: Record<string, ProgrammeTexts> }) | undefined {
  const cleaned = [...told].map(([locale, { title, subTitle, description }]) => ({
    locale,
    title: nameOf(title, notes, place),
    subTitle: nameOf(subTitle, notes, place),
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
    // A description may name no language where the title does.
    description: main.description ?? cleaned.find(({ locale }) => locale === '')?.description,
    translations: translations.length > 0 ? Object.fromEntries(translations) : undefined,
  });
}

/** The categories of a programme, each once. */
export function categoriesOf(told: readonly string[], notes: Notes, place: string): string[] | undefined {
  const names = told.flatMap((one) => nameOf(one, notes, place) ?? []);
  return names.length > 0 ? [...new Set(names)].slice(0, MOST_CATEGORIES) : undefined;
}

/** The address of a picture that the realm's pages may show; undefined for any other, which is noted. */
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
