import type { Catalogue } from '#schemas/generated/types.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';
import type { ContentKind } from '../db/columns/content.ts';
import { baseTexts, lastResort } from '../labels/base.ts';
import type { RealmBundle } from './bundle.ts';

/** One title of the catalogue, as far as others refer to it. */
export interface KnownTitle {
  id: number;
  kind: ContentKind;
  tags: readonly string[];
  /** Where it stands: file and JSON pointer. */
  file: string;
  pointer: string;
}

/** Everything that a document of the folder may refer to. */
export interface Known {
  pages: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  files: ReadonlySet<string>;
  media: ReadonlySet<string>;
  labels: ReadonlySet<string>;
  titles: ReadonlyMap<number, KnownTitle>;
  /** In the order of the files; an id that was given twice is in here twice. */
  allTitles: readonly KnownTitle[];
  /** Whether there are terms that could not be read. */
  consentBroken: boolean;
  /** Whether the whole catalogue could be read, so that a title that is not in it does not exist. */
  catalogueRead: boolean;
}

/** What of a folder can be broken: a kind of documents, or the files that browsers get. */
export type Group = DocumentKind | 'files';

/** Stands for names of which some could not be read: any might be among them. */
const anything: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

/** Every title of one file of the catalogue, seasons and episodes among them. */
function titlesOf(file: string, { videos = [], series = [], playlists = [], events = [] }: Catalogue): KnownTitle[] {
  const title = (
    kind: ContentKind,
    pointer: string,
    { id, tags = [] }: { id: number; tags?: readonly string[] },
  ): KnownTitle => ({ id, kind, tags, file, pointer });
  return [
    ...videos.map((video, index) => title('VIDEO', `/videos/${index}`, video)),
    ...series.flatMap((one, index) => [
      title('SERIES', `/series/${index}`, one),
      ...one.seasons.flatMap((season, place) => [
        title('SEASON', `/series/${index}/seasons/${place}`, season),
        ...season.episodes.map((episode, number) =>
          title('EPISODE', `/series/${index}/seasons/${place}/episodes/${number}`, episode),
        ),
      ]),
    ]),
    ...playlists.map((playlist, index) => title('PLAYLIST', `/playlists/${index}`, playlist)),
    ...events.map((event, index) => title('EVENT', `/events/${index}`, event)),
  ];
}

/**
 * Gathers what a realm's documents may refer to. `broken` are the kinds of documents that could not be read:
 * a reference into them is taken as good, so that one mistake is not reported again at every place that refers to it.
 */
export function knownIn(
  { settings, pages, forms, files, media, labels, catalogue }: RealmBundle,
  broken: ReadonlySet<Group>,
): Known {
  const names = (group: Group, all: Iterable<string>): ReadonlySet<string> =>
    broken.has(group) ? anything : new Set(all);
  const { defaultLocale } = settings.document;
  const own = labels
    .filter(({ document }) => document.locale === defaultLocale)
    .flatMap(({ document }) => Object.keys(document.labels));
  const allTitles = catalogue.flatMap(({ file, document }) => titlesOf(file, document));
  return {
    pages: names(
      'page',
      pages.map(({ name }) => name),
    ),
    forms: names(
      'form',
      forms.map(({ name }) => name),
    ),
    files: names(
      'files',
      files.map(({ path }) => path),
    ),
    media: names('media', Object.keys(media.document.media)),
    labels: names('labels', [...own, ...Object.keys(baseTexts(defaultLocale) ?? {}), ...Object.keys(lastResort)]),
    titles: new Map(allTitles.map((title) => [title.id, title])),
    allTitles,
    consentBroken: broken.has('consent'),
    catalogueRead: !broken.has('catalogue'),
  };
}
