import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Catalogue, Event, Playlist, Season, Series, Video } from '#schemas/generated/types.ts';
import { DAY_MINUTES } from '../../platform/occurrence.ts';
import type { RealmBundle, Sourced } from './bundle.ts';
import { timeZoneMistakes } from './check-time-zone.ts';
import type { Known, KnownTitle } from './known.ts';
import { createDuplicateError, createReferenceError } from './mistakes.ts';

type At = (pointer: string, expected: string, found: unknown, names?: Iterable<string>) => Diagnostic;

function pictureMistakes(
  known: Known,
  at: At,
  pointer: string,
  title: { picture?: string; poster?: string; titlePicture?: string; logo?: string },
): Diagnostic[] {
  return (['picture', 'poster', 'titlePicture', 'logo'] as const).flatMap((key) => {
    const file = title[key];
    return file === undefined || file.startsWith('https://') || known.files.has(file)
      ? []
      : [at(`${pointer}/${key}`, 'a file of this folder', file, known.files)];
  });
}

/** Reports a premiere whose repetition begins before the video has ended. */
function premiereMistakes(at: At, pointer: string, { premiereRelease, duration }: Video): Diagnostic[] {
  const period = (premiereRelease?.repeatsEveryMinutes ?? Number.POSITIVE_INFINITY) * 60;
  return duration > period ? [at(`${pointer}/duration`, 'an end before it has its premiere again', duration)] : [];
}

const videoMistakes = (known: Known, at: At, pointer: string, video: Video): Diagnostic[] => [
  ...(known.media.has(video.media) ? [] : [at(`${pointer}/media`, 'a name in media.json', video.media, known.media)]),
  ...(video.trailers ?? []).flatMap((id, index) => {
    const kind = known.titles.get(id)?.kind;
    const isFilm = kind === 'VIDEO' || kind === 'EPISODE' || (kind === undefined && !known.catalogueRead);
    return isFilm && id !== video.id ? [] : [at(`${pointer}/trailers/${index}`, 'the id of another video', id)];
  }),
  ...(video.liveEventId === undefined || !known.catalogueRead || known.titles.get(video.liveEventId)?.kind === 'EVENT'
    ? []
    : [at(`${pointer}/liveEventId`, 'the id of an event', video.liveEventId)]),
  ...premiereMistakes(at, pointer, video),
  ...pictureMistakes(known, at, pointer, video),
];

const playlistMistakes = (known: Known, at: At, pointer: string, playlist: Playlist): Diagnostic[] => [
  ...playlist.items.flatMap((id, index) => {
    const kind = known.titles.get(id)?.kind;
    return kind === 'VIDEO' || kind === 'EPISODE' || (kind === undefined && !known.catalogueRead)
      ? []
      : [at(`${pointer}/items/${index}`, 'the id of a video or episode', id)];
  }),
  ...pictureMistakes(known, at, pointer, playlist),
];

/** Reports programmes that end after their event, and programmes with duplicate ids. */
const programmeMistakes = (known: Known, at: At, pointer: string, { programmes = [], duration }: Event): Diagnostic[] =>
  programmes.flatMap((one, index) => {
    const here = `${pointer}/programmes/${index}`;
    const isDouble = programmes.findIndex(({ id }) => id === one.id) < index;
    return [
      ...(one.offset + one.duration > duration
        ? [at(`${here}/duration`, 'an end before the end of the event', one.duration)]
        : []),
      ...(isDouble ? [at(`${here}/id`, 'a number that no other programme of the event has', one.id)] : []),
      ...pictureMistakes(known, at, here, one),
    ];
  });

/** Seconds between two occurrences of an event. Ignores daylight saving time, which may shorten a period by an hour. */
const periodOf = ({ repeatsEvery, repeatsEveryMinutes }: Event): number =>
  60 * (repeatsEveryMinutes ?? (repeatsEvery ?? Number.POSITIVE_INFINITY) * DAY_MINUTES);

function eventTimeMistakes(at: At, pointer: string, event: Event): Diagnostic[] {
  const period = periodOf(event);
  const over = (event.overForMinutes ?? 0) * 60;
  if (event.duration > period)
    return [at(`${pointer}/duration`, 'an end before the event takes place again', event.duration)];
  return event.duration + over > period
    ? [
        at(
          `${pointer}/overForMinutes`,
          'minutes that are over before the event takes place again',
          event.overForMinutes,
        ),
      ]
    : [];
}

/**
 * Expected value in the finding for an event's film. It explains that a film with only an MP4 file cannot be streamed
 * as an event.
 */
const liveFilm = ({ mp4Media }: Known, name: string): string =>
  mp4Media.has(name)
    ? 'a film with a live stream (an MP4 file has none: make this title one of the videos, or name the live stream’s HLS or DASH address as “live” of the film)'
    : 'a name in media.json, of a film with a live stream';

const eventMistakes = (known: Known, at: At, pointer: string, event: Event): Diagnostic[] => [
  ...eventTimeMistakes(at, pointer, event),
  ...(event.media === undefined || known.liveMedia.has(event.media)
    ? []
    : [at(`${pointer}/media`, liveFilm(known, event.media), event.media, known.liveMedia)]),
  ...pictureMistakes(known, at, pointer, event),
  ...programmeMistakes(known, at, pointer, event),
];

/** Reports duplicate numbers of seasons in a series, or of episodes in a season. */
function doubleParts(
  file: string,
  pointer: string,
  what: 'season' | 'episode',
  numbers: readonly number[],
): Diagnostic[] {
  const expected = `a number that no other ${what} has here`;
  return numbers.flatMap((number, index) =>
    numbers.indexOf(number) < index
      ? [createDuplicateError(file, `${pointer}/${index}/${what}Number`, expected, number)]
      : [],
  );
}

/** Numbers of a season's episodes. An episode without a number gets its position. */
const episodeNumbers = ({ episodes }: Season): number[] =>
  episodes.map(({ episodeNumber }, index) => episodeNumber ?? index + 1);

const seriesMistakes = (file: string, pointer: string, { seasons }: Series): Diagnostic[] => [
  ...doubleParts(
    file,
    `${pointer}/seasons`,
    'season',
    seasons.map(({ seasonNumber }) => seasonNumber),
  ),
  ...seasons.flatMap((season, index) =>
    doubleParts(file, `${pointer}/seasons/${index}/episodes`, 'episode', episodeNumbers(season)),
  ),
];

function fileMistakes(known: Known, { file, document }: Sourced<Catalogue>): Diagnostic[] {
  const at: At = (pointer, expected, found, names) => createReferenceError(file, pointer, expected, found, names);
  const { videos = [], series = [], playlists = [], events = [] } = document;
  return [
    ...videos.flatMap((video, index) => videoMistakes(known, at, `/videos/${index}`, video)),
    ...series.flatMap((one, index) => [
      ...pictureMistakes(known, at, `/series/${index}`, one),
      ...seriesMistakes(file, `/series/${index}`, one),
      ...one.seasons.flatMap((season, place) => [
        ...pictureMistakes(known, at, `/series/${index}/seasons/${place}`, season),
        ...season.episodes.flatMap((episode, number) =>
          videoMistakes(known, at, `/series/${index}/seasons/${place}/episodes/${number}`, episode),
        ),
      ]),
    ]),
    ...playlists.flatMap((playlist, index) => playlistMistakes(known, at, `/playlists/${index}`, playlist)),
    ...events.flatMap((event, index) => [
      ...eventMistakes(known, at, `/events/${index}`, event),
      ...timeZoneMistakes(file, `/events/${index}/timeZone`, event.timeZone),
    ]),
  ];
}

/** Reports title ids that occur twice in any files, and different words that hash to the same numeric id. */
export function doubleNumbers({ allTitles }: Known): Diagnostic[] {
  const first = new Map<number, KnownTitle>();
  return allTitles.flatMap((title) => {
    const { id, ownId, file, pointer } = title;
    const before = first.get(id);
    if (!before) {
      first.set(id, title);
      return [];
    }
    const place = `${before.file} ${before.pointer}`;
    const expected =
      ownId === before.ownId
        ? `an id that no other title has (${place} has it)`
        : `another word, because its number is that of ${before.ownId ?? id} (${place})`;
    return [createDuplicateError(file, `${pointer}/id`, expected, ownId ?? id)];
  });
}

/** Checks the references between catalogue titles, and from titles to files of the folder. */
export const catalogueMistakes = ({ catalogue }: RealmBundle, known: Known): Diagnostic[] =>
  catalogue.flatMap((file) => fileMistakes(known, file));
