import { type Expression, type SqlBool, sql } from 'kysely';
import { type AccessLevel, accessLevels } from '#schemas/access.ts';
import { errorAt } from '#schemas/issue.ts';
import type { CatalogueSource } from '#schemas/personal.ts';
import { isForChild } from '../../platform/db/age-limit.ts';
import type { Rights } from '../access/rights.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { type ListFilter, listedConditions } from '../access/list-filter.ts';
import type { ContentBody, ContentKind, ContentTexts } from '../../platform/db/columns/content.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';
import { readValidItems } from '../../platform/db/stored/read-valid-items.ts';
import type { EventTimes } from '../../platform/occurrence.ts';
import { kindsOfSource } from './kinds.ts';
import {
  storedBody,
  storedMoment,
  storedName,
  storedTexts,
  storedTimeZone,
  storedTranslations,
} from './stored-title.ts';

interface Parent {
  title: string;
  translations: Record<string, ContentTexts> | null;
}

/** One title as read from the database, with the names of its series and season. Times in milliseconds since 1970. */
export interface ContentRecord {
  id: number;
  kind: ContentKind;
  title: string;
  body: ContentBody;
  tags: string[];
  access: AccessLevel;
  geoblocked: boolean;
  rights?: Rights | undefined;
  seriesId: number | null;
  seasonId: number | null;
  seasonNumber: number | null;
  episodeNumber: number | null;
  publishedAt: number;
  event: EventTimes | null;
  /** For a video: id of the event that it is the recording of. */
  liveEventId: number | null;
  position: number;
  titleRank: number;
  series: Parent | null;
  season: Parent | null;
  /** Position in the requested playlist; null outside of playlists. */
  place: number | null;
}

/** Sort order of a list, and the entry after which the page begins. */
export interface Order {
  by: 'published_at' | 'position' | 'title_rank' | 'place';
  descending: boolean;
  after?: { key: number; id: number } | undefined;
  /** Number of entries to skip, for lists with numbered pages. */
  skip?: number;
}

type Narrow = Pick<CatalogueSource, 'type' | 'tag' | 'seriesId' | 'seasonId' | 'playlistId'>;

function baseQuery(tx: Tx, realm: string) {
  return tx
    .selectFrom('contents as c')
    .leftJoin('contents as series', (join) =>
      join.onRef('series.realm', '=', 'c.realm').onRef('series.id', '=', 'c.series_id'),
    )
    .leftJoin('contents as season', (join) =>
      join.onRef('season.realm', '=', 'c.realm').onRef('season.id', '=', 'c.season_id'),
    )
    .where('c.realm', '=', realm)
    .selectAll('c')
    .select([
      'series.title as series_title',
      'season.title as season_title',
      sql<unknown>`series.body -> 'translations'`.as('series_translations'),
      sql<unknown>`season.body -> 'translations'`.as('season_translations'),
    ]);
}

type Base = ReturnType<typeof baseQuery>;
type Row = Awaited<ReturnType<Base['executeTakeFirstOrThrow']>> & { place?: number };

function parent(stored: string | null, translations: unknown): Parent | null {
  const title = stored === null ? undefined : storedName(stored);
  return title === undefined ? null : { title, translations: storedTranslations(translations) };
}

/** Minutes of a leap year. */
const MOST_MINUTES = 366 * 1440;

const minutesIn = (stored: number | null): number =>
  stored !== null && stored > 0 && stored <= MOST_MINUTES ? stored : 0;

/** Times of an event; null for other kinds and for times outside the calendar's range. */
function eventOf({ starts_at, ends_at, repeats_every_minutes, time_zone, over_minutes }: Row): ContentRecord['event'] {
  const start = storedMoment(starts_at);
  const end = storedMoment(ends_at);
  if (start === undefined || end === undefined || start < 0 || end < start) return null;
  const everyMinutes = minutesIn(repeats_every_minutes);
  return {
    start,
    end,
    everyMinutes: everyMinutes > 0 ? everyMinutes : null,
    timeZone: storedTimeZone(time_zone),
    overMinutes: minutesIn(over_minutes),
  };
}

/**
 * Reads availability and territories. An unreadable list of allowed countries allows none; an unreadable list of denied
 * countries denies none.
 */
function rightsOf({ available_from, available_until, allowed_countries, denied_countries }: Row): Rights | undefined {
  const isFree = [available_from, available_until, allowed_countries, denied_countries].every((one) => one === null);
  return isFree
    ? undefined
    : {
        from: storedMoment(available_from),
        until: storedMoment(available_until),
        allowed: allowed_countries === null ? undefined : storedTexts(allowed_countries, 2),
        denied: storedTexts(denied_countries, 2),
      };
}

const numberIn = (stored: number | null, least: number): number | null =>
  stored === null || stored < least ? null : stored;

/**
 * Reads a title's body. Trailers are titles of their own whose ratings are not known here, so child profiles get none.
 */
function bodyOf(tx: Tx, realm: string, row: Row): ContentBody {
  const body = storedBody(tx, realm, row.id, row.body);
  if (!isForChild(tx)) return body;
  const { trailers: _unrated, ...rest } = body;
  return rest;
}

/** Converts a row to a title; the only place that does. Undefined for a row without a name, which cannot be shown. */
function toRecord(tx: Tx, realm: string, row: Row): ContentRecord | undefined {
  const title = storedName(row.title);
  if (title === undefined) {
    reportDamages(tx, realm, `catalogue ${row.id}`, [errorAt('/title', 'minLength', 'a title', 'none')]);
    return undefined;
  }
  return {
    id: row.id,
    kind: row.kind,
    title,
    body: bodyOf(tx, realm, row),
    tags: storedTexts(row.tags),
    // An unknown access level denies access.
    access: accessLevels.find((level) => level === row.access) ?? 'DENIED',
    geoblocked: row.geoblocked,
    rights: rightsOf(row),
    seriesId: numberIn(row.series_id, 1),
    seasonId: numberIn(row.season_id, 1),
    seasonNumber: numberIn(row.season_number, 0),
    episodeNumber: numberIn(row.episode_number, 0),
    publishedAt: storedMoment(row.published_at) ?? 0,
    event: eventOf(row),
    liveEventId: numberIn(row.live_event_id, 1),
    position: row.position,
    titleRank: row.title_rank,
    series: parent(row.series_title, row.series_translations),
    season: parent(row.season_title, row.season_translations),
    place: row.place ?? null,
  };
}

const toRecords = (tx: Tx, realm: string, rows: readonly Row[]): ContentRecord[] =>
  rows.flatMap((row) => toRecord(tx, realm, row) ?? []);

/**
 * SQL condition that leaves out events shown only in the guide, on `contents` aliased as `c`. It reads the body of
 * events only.
 */
export const notGuideOnlyCondition = sql<SqlBool>`(c.kind <> 'EVENT' or c.body -> 'guideOnly' is distinct from 'true'::jsonb)`;

/** SQL condition for the titles that a source lists. */
function narrowed(source: Narrow, leaving: ListFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`c.kind = any(${[...kindsOfSource(source.type)]})`];
  if (source.tag !== undefined) conditions.push(sql<SqlBool>`c.tags @> array[${source.tag}]`);
  if (source.seriesId !== undefined) conditions.push(sql<SqlBool>`c.series_id = ${source.seriesId}`);
  if (source.seasonId !== undefined) conditions.push(sql<SqlBool>`c.season_id = ${source.seasonId}`);
  conditions.push(notGuideOnlyCondition, ...listedConditions(leaving));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Finds titles by id, in no particular order; unknown ids are left out. */
export async function findContents(tx: Tx, realm: string, ids: readonly number[]): Promise<ContentRecord[]> {
  if (ids.length === 0) return [];
  const rows = await baseQuery(tx, realm)
    .where('c.id', 'in', [...ids])
    .execute();
  return toRecords(tx, realm, rows);
}

/** Finds one title; undefined if it does not exist or is of another kind. */
export async function findContent(
  tx: Tx,
  realm: string,
  id: number,
  kinds: readonly ContentKind[],
): Promise<ContentRecord | undefined> {
  const [found] = await findContents(tx, realm, [id]);
  return found && kinds.includes(found.kind) ? found : undefined;
}

/** Selects all titles of a source, without an order. */
const sourceQuery = (tx: Tx, realm: string, source: Narrow, leaving: ListFilter) =>
  baseQuery(tx, realm)
    .where(narrowed(source, leaving))
    .$if(source.type === 'PLAYLIST_ITEMS', (query) =>
      query
        .innerJoin('playlist_items as item', (join) =>
          join
            .onRef('item.realm', '=', 'c.realm')
            .onRef('item.content_id', '=', 'c.id')
            .on('item.playlist_id', '=', source.playlistId ?? 0),
        )
        .select('item.position as place'),
    );

/** Counts the titles of a source. */
export async function countContents(tx: Tx, realm: string, source: Narrow, leaving: ListFilter): Promise<number> {
  const counted = sourceQuery(tx, realm, source, leaving).clearSelect().select(sql<number>`count(*)`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Finds the id of an event's newest recording; undefined if it has none. */
export async function findRecording(tx: Tx, realm: string, event: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('contents')
    .select('id')
    .where('realm', '=', realm)
    .where('live_event_id', '=', event)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Lists up to `count` titles of a source in a total order (ties are broken by id). */
export async function listContents(
  tx: Tx,
  realm: string,
  source: Narrow,
  leaving: ListFilter,
  order: Order,
  count: number,
): Promise<ContentRecord[]> {
  const keys = {
    published_at: sql`c.published_at`,
    position: sql`c.position`,
    title_rank: sql`c.title_rank`,
    place: sql`item.position`,
  };
  const key = keys[order.by];
  const id = order.by === 'place' ? sql`item.position` : sql`c.id`;
  let query = sourceQuery(tx, realm, source, leaving);
  if (order.after) {
    const edge =
      order.by === 'published_at' ? sql`${new Date(order.after.key)}::timestamptz` : sql`${order.after.key}::bigint`;
    const beyond = order.descending ? sql`<` : sql`>`;
    query = query.where(sql<SqlBool>`(${key}, ${id}) ${beyond} (${edge}, ${order.after.id}::bigint)`);
  }
  const direction = order.descending ? sql`desc` : sql`asc`;
  const ordered = query.orderBy(sql`${key} ${direction}, ${id} ${direction}`).offset(order.skip ?? 0);
  return readValidItems(count, async (limit) => {
    const rows = await ordered.limit(limit).execute();
    return { read: rows.length, found: toRecords(tx, realm, rows) };
  });
}

/** Finds the first position of a title in a playlist; undefined if it is not in it. */
export async function placeInPlaylist(
  tx: Tx,
  realm: string,
  playlistId: number,
  id: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('playlist_items')
    .select('position')
    .where('realm', '=', realm)
    .where('playlist_id', '=', playlistId)
    .where('content_id', '=', id)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.position;
}

/** Lists all events of a source. The caller computes from the clock which of them are on, and when. */
export async function listEvents(tx: Tx, realm: string, source: Narrow, leaving: ListFilter): Promise<ContentRecord[]> {
  const rows = await baseQuery(tx, realm).where(narrowed(source, leaving)).execute();
  return toRecords(tx, realm, rows);
}
