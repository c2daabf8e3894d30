import { pageKinds } from '#schemas/generated/kinds.ts';
import { withAllWithin } from '#schemas/within.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import { baseTexts, lastResort } from '../../definitions/labels/base.ts';
import { isComplete, type RealmBundle, type Sourced, getWrittenValue } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import type { AnyElement } from './placed-elements.ts';
import { listIn, mapParts } from './written.ts';

/** The properties of a catalogue title that are needed to check references to it. */
export interface KnownTitle {
  id: number;
  /** The word that the author used as id. */
  ownId?: string | undefined;
  kind: ContentKind;
  tags: readonly string[];
  /** File and JSON pointer at which the title was written. */
  file: string;
  pointer: string;
}

/** Everything that a document of the realm may refer to. */
export interface Known {
  pages: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  /** Plugins on pages, each of which has its own page. */
  plugins: ReadonlySet<string>;
  files: ReadonlySet<string>;
  media: ReadonlySet<string>;
  /** Names of those films in media.json that events can show. */
  liveMedia: ReadonlySet<string>;
  /** Names of those films in media.json that have an MP4 file and no stream. */
  mp4Media: ReadonlySet<string>;
  /** Keys of the labels of the default language. */
  labels: ReadonlySet<string>;
  titles: ReadonlyMap<number, KnownTitle>;
  /** Words that title ids have in the folder instead of numbers. */
  words: ReadonlySet<string>;
  /** All titles in the order of the catalogue files. If two titles have the same id, both are listed. */
  allTitles: readonly KnownTitle[];
  /** Whether the whole catalogue was readable. Only then does a title that is not listed not exist. */
  catalogueRead: boolean;
  /** Whether all documents are present and readable. Only then can unused names be reported. */
  allRead: boolean;
}

/**
 * Stands in for a set of names that could not be read completely: it contains every name, so that no reference is
 * reported as broken.
 */
const anything: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

type Numbered = Omit<KnownTitle, 'id'> & { id: unknown };

/** All titles of a catalogue file including seasons and episodes, also those that are invalid. */
function titlesOf(source: Sourced<unknown>): Numbered[] {
  const title = (kind: ContentKind) => (pointer: string, part: Readonly<Record<string, unknown>>) => {
    const tags = listIn(part, 'tags').filter((tag) => typeof tag === 'string');
    const { id, ownId } = part;
    return { id, ownId: typeof ownId === 'string' ? ownId : undefined, kind, tags, file: source.file, pointer };
  };
  const catalogue = getWrittenValue(source);
  return [
    ...mapParts(catalogue, '/videos', title('VIDEO')),
    ...mapParts(catalogue, '/series', title('SERIES')),
    ...mapParts(catalogue, '/series/*/seasons', title('SEASON')),
    ...mapParts(catalogue, '/series/*/seasons/*/episodes', title('EPISODE')),
    ...mapParts(catalogue, '/playlists', title('PLAYLIST')),
    ...mapParts(catalogue, '/events', title('EVENT')),
  ];
}

const keysIn = (value: unknown): string[] | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : undefined;

/** The keys of an object property of a document; undefined if unreadable. */
const keysOf = (source: Sourced<unknown>, name: string): string[] | undefined =>
  keysIn((getWrittenValue(source) as Readonly<Record<string, unknown>> | null | undefined)?.[name]);

/** Label keys of the default language; undefined if they are not known, so that any label may exist. */
function labelsIn({ settings, labels }: RealmBundle): string[] | undefined {
  const { defaultLocale, languages } = settings.document;
  if (!isComplete(settings, '/defaultLocale') || !languages.includes(defaultLocale)) return undefined;
  // If the labels file of the default language is missing, only that is reported, and not every label as unknown.
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

/** Names of those elements (plugins) that have a page of their own. */
const pluginsIn = ({ pages }: RealmBundle): string[] =>
  pages.flatMap((page) =>
    withAllWithin({ attributes: getWrittenValue(page) ?? {} }, 0).flatMap((element) => {
      const { $type, attributes } = (element ?? {}) as Partial<AnyElement>;
      const name = attributes?.[pageKinds.get(String($type))?.by ?? ''];
      return typeof name === 'string' ? [name] : [];
    }),
  );

/** Titles that are stored as database rows, when only the other documents are checked. */
export interface Elsewhere {
  titles: readonly KnownTitle[];
}

/** Collects what a realm's documents may refer to, including invalid items. */
export function knownIn(bundle: RealmBundle, elsewhere?: Elsewhere): Known {
  const { pages, forms, files, films, refusedFiles, media, catalogue } = bundle;
  const numbered: readonly Numbered[] = elsewhere?.titles ?? catalogue.flatMap(titlesOf);
  const allTitles = numbered.filter((title): title is KnownTitle => typeof title.id === 'number');
  const isRead = (source: Sourced<unknown>) => keysIn(getWrittenValue(source)) !== undefined;
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
