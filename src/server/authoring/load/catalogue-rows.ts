import { languageTag } from '#schemas/locale.ts';
import type { Catalogue, Event, Labels, Playlist, Season, Series, Video } from '#schemas/generated/types.ts';
import type { CatalogueRows } from '../../catalogue/catalogue/write.store.ts';
import type { AccessLevel } from '#schemas/access.ts';
import { type ContentBody, type ContentKind, authorFields, type Trailer } from '../../platform/db/columns/content.ts';
import { DAY_MINUTES } from '../../platform/occurrence.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { categoryTexts } from './category-texts.ts';
import { type PictureFile, picturePathOf, picturesAt, posterPathOf } from './pictures-at.ts';

type Row = CatalogueRows['contents'][number];
type ItemRow = CatalogueRows['items'][number];

const NEVER = '1970-01-01';

interface Titled {
  id: number;
  ownId?: string;
  title: string;
  picture?: string;
  poster?: string;
  titlePicture?: string;
  logo?: string;
  programmes?: Event['programmes'];
}

interface Facts {
  kind: ContentKind;
  access: AccessLevel;
  publishedAt: string;
  tags?: string[];
  body: ContentBody;
  columns?: Partial<
    Pick<
      Row,
      | 'geoblocked'
      | 'series_id'
      | 'season_id'
      | 'season_number'
      | 'episode_number'
      | 'starts_at'
      | 'ends_at'
      | 'repeats_every_minutes'
      | 'time_zone'
      | 'over_minutes'
      | 'live_event_id'
      | 'available_from'
      | 'available_until'
      | 'allowed_countries'
      | 'denied_countries'
    >
  >;
}

type Told = Partial<Pick<ContentBody, (typeof authorFields)[number]>>;

/** Copies the optional properties that titles of every kind may have. */
const shared = (title: Told): ContentBody =>
  Object.fromEntries(authorFields.flatMap((fact) => (title[fact] === undefined ? [] : [[fact, title[fact]]])));

type RightsTold = Pick<Video, 'availableFrom' | 'availableUntil' | 'territories'>;

const moment = (told: string | undefined) => (told === undefined ? undefined : new Date(told));

/** Columns for a title's rights; omitted without rights, so that the row's hash does not change. */
const rightsColumns = ({ availableFrom, availableUntil, territories }: RightsTold): NonNullable<Facts['columns']> =>
  omitUndefined({
    available_from: moment(availableFrom),
    available_until: moment(availableUntil),
    allowed_countries: territories?.allow,
    denied_countries: territories?.deny,
  });

/** Seasons and episodes inherit missing rights from the series. */
const withRightsOf = (series: Series, part: RightsTold): RightsTold =>
  omitUndefined({
    availableFrom: part.availableFrom ?? series.availableFrom,
    availableUntil: part.availableUntil ?? series.availableUntil,
    territories: part.territories ?? series.territories,
  });

/** Seasons, and episodes that name no entitlements, need those of the series. */
const entitlementsOf = ({ entitlements }: Series): Pick<Video, 'entitlements'> => omitUndefined({ entitlements });

const newest = (days: string[]): string =>
  days.reduce((latest, day) => (Date.parse(day) > Date.parse(latest) ? day : latest), NEVER);

function createRows(realm: string, files: readonly PictureFile[], labels: readonly Labels[]) {
  const withCategoryTexts = categoryTexts(labels);
  const contents: Row[] = [];
  const pictureAt = picturesAt(files);
  return {
    contents,
    add: (
      { title, titlePicture, logo, programmes, ...named }: Titled,
      { kind, access, publishedAt, tags = [], body, columns = {} }: Facts,
    ) => {
      const pictures = {
        picture: pictureAt(picturePathOf(named)),
        poster: pictureAt(posterPathOf(named)),
        titlePicture: pictureAt(titlePicture),
        logo: pictureAt(logo),
        programmes: programmes?.map((one) => ({ ...one, picture: pictureAt(one.picture) })),
      };
      contents.push({
        realm,
        id: named.id,
        kind,
        title,
        body: JSON.stringify({ ...withCategoryTexts(body, tags), ...pictures }),
        tags,
        access,
        geoblocked: false,
        published_at: new Date(publishedAt),
        position: contents.length,
        title_rank: 0,
        ...columns,
      });
    },
  };
}

/** Ranks titles by the collation of a language, since the database may not support that collation. */
function rankTitles(rows: Row[], locale: string): void {
  const collator = new Intl.Collator(languageTag(locale), { numeric: true });
  [...rows]
    .sort((a, b) => collator.compare(a.title, b.title))
    .forEach((row, rank) => {
      row.title_rank = rank;
    });
}

/** Finds the trailers of a video, which may be in any catalogue file. */
function trailersIn(catalogues: readonly Catalogue[]): (video: Video) => Trailer[] | undefined {
  const videos = catalogues.flatMap(({ videos: alone = [], series = [] }) => [
    ...alone,
    ...series.flatMap(({ seasons }) => seasons.flatMap(({ episodes }) => episodes)),
  ]);
  const byId = new Map(videos.map((video) => [video.id, video]));
  return ({ trailers }) =>
    trailers?.flatMap((id) => {
      const trailer = byId.get(id);
      if (!trailer) return [];
      const { title, access, translations = null } = trailer;
      return [{ id, title, access, translations }];
    });
}

const videoBody = (video: Video, trailers: Trailer[] | undefined): ContentBody => ({
  ...shared(video),
  ...omitUndefined({ available: video.available, premiereRelease: video.premiereRelease, trailers }),
  duration: video.duration,
  media: video.media,
  publishedAt: video.publishedAt,
});

/** Creates the database rows of a realm's catalogue, in the order of its files. */
export function catalogueRows(
  realm: string,
  catalogues: readonly Catalogue[],
  files: readonly PictureFile[],
  defaultLocale: string,
  labels: readonly Labels[] = [],
): CatalogueRows {
  const { contents, add } = createRows(realm, files, labels);
  const items: ItemRow[] = [];
  const published = new Map<number, string>();
  const trailersOf = trailersIn(catalogues);

  const addVideo = (video: Video, kind: 'VIDEO' | 'EPISODE', columns: Facts['columns']) => {
    published.set(video.id, video.publishedAt);
    const { access, publishedAt, tags = [] } = video;
    add(video, {
      kind,
      access,
      publishedAt,
      tags,
      body: videoBody(video, trailersOf(video)),
      columns: {
        ...rightsColumns(video),
        ...columns,
        geoblocked: video.geoblocked ?? false,
        live_event_id: video.liveEventId ?? null,
      },
    });
  };
  const addSeason = (season: Season, series: Series) => {
    const publishedAt = newest(season.episodes.map((episode) => episode.publishedAt));
    const columns = { series_id: series.id, season_number: season.seasonNumber };
    const seasonRights = rightsColumns(withRightsOf(series, {}));
    add(season, {
      kind: 'SEASON',
      access: series.access,
      publishedAt,
      body: { ...shared({ ...season, ...entitlementsOf(series) }), vodCount: season.episodes.length },
      columns: { ...columns, ...seasonRights },
    });
    season.episodes.forEach((episode, index) => {
      addVideo({ ...entitlementsOf(series), ...episode }, 'EPISODE', {
        ...columns,
        ...rightsColumns(withRightsOf(series, episode)),
        season_id: season.id,
        episode_number: episode.episodeNumber ?? index + 1,
      });
    });
  };
  const addSeries = (series: Series) => {
    const publishedAt = newest(
      series.seasons.flatMap(({ episodes }) => episodes.map((episode) => episode.publishedAt)),
    );
    const body = { ...shared(series), seasonCount: series.seasons.length };
    add(series, {
      kind: 'SERIES',
      access: series.access,
      publishedAt,
      tags: series.tags ?? [],
      body,
      columns: rightsColumns(series),
    });
    series.seasons.forEach((season) => addSeason(season, series));
  };
  const addPlaylist = (playlist: Playlist) => {
    const publishedAt = newest(playlist.items.map((id) => published.get(id) ?? NEVER));
    const body = { ...shared(playlist), vodCount: playlist.items.length };
    add(playlist, { kind: 'PLAYLIST', access: 'GRANTED', publishedAt, tags: playlist.tags ?? [], body });
    playlist.items.forEach((id, position) => items.push({ realm, playlist_id: playlist.id, position, content_id: id }));
  };
  const addEvent = (event: Event) => {
    const startsAt = new Date(event.startsAt);
    const columns = {
      ...rightsColumns(event),
      geoblocked: event.geoblocked ?? false,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + event.duration * 1000),
      repeats_every_minutes:
        event.repeatsEveryMinutes ?? (event.repeatsEvery ? event.repeatsEvery * DAY_MINUTES : null),
      // If an event repeats after minutes, elapsed time counts, whatever the time zone.
      time_zone: event.repeatsEveryMinutes === undefined ? (event.timeZone ?? null) : null,
      over_minutes: event.overForMinutes ?? null,
    };
    const body = {
      ...shared(event),
      duration: event.duration,
      ...omitUndefined({ location: event.location, media: event.media }),
    };
    add(event, {
      kind: 'EVENT',
      access: event.access,
      publishedAt: event.startsAt,
      tags: event.tags ?? [],
      body,
      columns,
    });
  };

  for (const { videos = [], series = [] } of catalogues) {
    videos.forEach((video) => addVideo(video, 'VIDEO', {}));
    series.forEach(addSeries);
  }
  // Playlists come after the videos of all files, because a playlist's date is that of its newest title.
  for (const { playlists = [], events = [] } of catalogues) {
    playlists.forEach(addPlaylist);
    events.forEach(addEvent);
  }
  rankTitles(contents, defaultLocale);
  return { contents, items };
}
