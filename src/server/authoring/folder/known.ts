import { pageKinds } from '#schemas/generated/kinds.ts';
import { withAllWithin } from '#schemas/within.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import { baseTexts, lastResort } from '../../definitions/labels/base.ts';
import { isWhole, type RealmBundle, type Sourced, writtenOf } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import type { AnyElement } from './placed-elements.ts';
import { listIn, partsIn } from './written.ts';

/** One title of the catalogue, as far as others refer to it. */
export interface KnownTitle {
  id: number;
  /** The word that the author wrote as its id. */
  ownId?: string | undefined;
  kind: ContentKind;
  tags: readonly string[];
  /** Where it stands: file and JSON pointer, as it was written. */
  file: string;
  pointer: string;
}

/** Everything that a document of the realm may refer to. */
export interface Known {
  pages: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  /** Those that stand on a page, by which they have a page of their own. */
  plugins: ReadonlySet<string>;
  files: ReadonlySet<string>;
  media: ReadonlySet<string>;
  /** Films that events can show. */
  liveMedia: ReadonlySet<string>;
  /** Those that are one MP4 file and no stream. */
  mp4Media: ReadonlySet<string>;
  /** Of the default language. */
  labels: ReadonlySet<string>;
  titles: ReadonlyMap<number, KnownTitle>;
  /** The ids of titles that are words in the folder. */
  words: ReadonlySet<string>;
  /** In the order of the files; an id that was given twice is in here twice. */
  allTitles: readonly KnownTitle[];
  /** Whether the whole catalogue could be read, so that a title that is not in it does not exist. */
  catalogueRead: boolean;
  /** Whether every document is at hand and could be read, so that what none of them names is named nowhere. */
  allRead: boolean;
}

/** Stands for names of which some could not be read: any might be among them. */
const anything: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

type Numbered = Omit<KnownTitle, 'id'> & { id: unknown };

/** Every title of one file of the catalogue, seasons and episodes among them, whether they are valid or not. */
function titlesOf(source: Sourced<unknown>): Numbered[] {
  const title = (kind: ContentKind) => (pointer: string, part: Readonly<Record<string, unknown>>) => {
    const tags = listIn(part, 'tags').filter((tag) => typeof tag === 'string');
    const { id, ownId } = part;
    return { id, ownId: typeof ownId === 'string' ? ownId : undefined, kind, tags, file: source.file, pointer };
  };
  const catalogue = writtenOf(source);
  return [
    ...partsIn(catalogue, '/videos', title('VIDEO')),
    ...partsIn(catalogue, '/series', title('SERIES')),
    ...partsIn(catalogue, '/series/*/seasons', title('SEASON')),
    ...partsIn(catalogue, '/series/*/seasons/*/episodes', title('EPISODE')),
    ...partsIn(catalogue, '/playlists', title('PLAYLIST')),
    ...partsIn(catalogue, '/events', title('EVENT')),
  ];
}

const keysIn = (value: unknown): string[] | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : undefined;

/** The keys that a document has at a place; undefined when they cannot be read. */
const keysOf = (source: Sourced<unknown>, name: string): string[] | undefined =>
  keysIn((writtenOf(source) as Readonly<Record<string, unknown>> | null | undefined)?.[name]);

/** The labels of the default language; undefined when any might be among them. */
function labelsIn({ settings, labels }: RealmBundle): string[] | undefined {
  const { defaultLocale, languages } = settings.document;
  if (!isWhole(settings, '/defaultLocale') || !languages.includes(defaultLocale)) return undefined;
  // The missing file of the default language is the one fault then.
  const isWritten = labels.some(({ document, name }) => document.locale === defaultLocale || name === defaultLocale);
  if (!isWritten && !baseTexts(defaultLocale)) return undefined;
  const own = labels
    .filter(({ document, name }) => document.locale === defaultLocale || name === defaultLocale)
    .map((source) => keysOf(source, 'labels'));
  if (own.includes(undefined)) return undefined;
  return [
    ...own.flatMap((keys) => keys ?? []),
    ...Object.keys(baseTexts(defaultLocale) ?? {}),
    ...Object.keys(lastResort),
  ];
}

const named = (names: readonly string[] | undefined): ReadonlySet<string> => (names ? new Set(names) : anything);

/** The names of the elements that have a page of their own. */
const pluginsIn = ({ pages }: RealmBundle): string[] =>
  pages.flatMap((page) =>
    withAllWithin({ attributes: writtenOf(page) ?? {} }, 0).flatMap((element) => {
      const { $type, attributes } = (element ?? {}) as Partial<AnyElement>;
      const name = attributes?.[pageKinds.get(String($type))?.by ?? ''];
      return typeof name === 'string' ? [name] : [];
    }),
  );

/** What stands elsewhere than in the documents of a bundle. */
export interface Elsewhere {
  titles: readonly KnownTitle[];
}

/** Gathers what a realm's documents may refer to. What exists may be named, whatever else is wrong with it. */
export function knownIn(bundle: RealmBundle, elsewhere?: Elsewhere): Known {
  const { pages, forms, files, films, refusedFiles, media, catalogue } = bundle;
  const numbered: readonly Numbered[] = elsewhere?.titles ?? catalogue.flatMap(titlesOf);
  const allTitles = numbered.filter((title): title is KnownTitle => typeof title.id === 'number');
  const isRead = (source: Sourced<unknown>) => keysIn(writtenOf(source)) !== undefined;
  return {
    pages: new Set(pages.map(({ name }) => name)),
    forms: new Set(forms.map(({ name }) => name)),
    plugins: new Set(pluginsIn(bundle)),
    files: new Set([...[...files, ...films].map(({ path }) => path), ...refusedFiles]),
    media: named(keysOf(media, 'media')),
    liveMedia: named(
      keysOf(media, 'media')?.filter((name) => Object.hasOwn(media.document.media?.[name] ?? {}, 'live')),
    ),
    mp4Media: new Set(
      Object.entries(media.document.media ?? {}).flatMap(([name, film]) =>
        film.mp4 !== undefined && film.hls === undefined && film.dash === undefined ? [name] : [],
      ),
    ),
    labels: named(labelsIn(bundle)),
    titles: new Map(allTitles.map((title) => [title.id, title])),
    words: new Set(allTitles.flatMap(({ ownId }) => ownId ?? [])),
    allTitles,
    catalogueRead: catalogue.every(isRead) && allTitles.length === numbered.length,
    allRead: !elsewhere && documentsOf(bundle).every(isRead),
  };
}
