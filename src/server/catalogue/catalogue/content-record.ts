import { sql } from 'kysely';
import { type AccessLevel, accessLevels } from '#schemas/access.ts';
import { errorAt } from '#schemas/issue.ts';
import { isForChild } from '../../platform/db/age-limit.ts';
import type { ContentBody, ContentKind, ContentTexts } from '../../platform/db/columns/content.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';
import type { EventTimes } from '../../platform/occurrence.ts';
import type { Rights } from '../access/rights.ts';
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
  /** Position of the title in the requested playlist; null if no playlist was requested. */
  place: number | null;
}

/** Selects titles with the names of their series and season, on `contents` aliased as `c`. */
export function selectTitles(tx: Tx, realm: string) {
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

type Base = ReturnType<typeof selectTitles>;
type Row = Awaited<ReturnType<Base['executeTakeFirstOrThrow']>> & { place?: number };

function toParent(stored: string | null, translations: unknown): Parent | null {
  const title = stored === null ? undefined : storedName(stored);
  return title === undefined ? null : { title, translations: storedTranslations(translations) };
}

/** Maximum value of a stored number of minutes: a leap year. */
const MOST_MINUTES = 366 * 1440;

const readMinutes = (stored: number | null): number =>
  stored !== null && stored > 0 && stored <= MOST_MINUTES ? stored : 0;

/** Times of an event; null for other kinds and for times outside the calendar's range. */
function readEvent({
  starts_at,
  ends_at,
  repeats_every_minutes,
  time_zone,
  over_minutes,
}: Row): ContentRecord['event'] {
  const start = storedMoment(starts_at);
  const end = storedMoment(ends_at);
  if (start === undefined || end === undefined || start < 0 || end < start) return null;
  const everyMinutes = readMinutes(repeats_every_minutes);
  return {
    start,
    end,
    everyMinutes: everyMinutes > 0 ? everyMinutes : null,
    timeZone: storedTimeZone(time_zone),
    overMinutes: readMinutes(over_minutes),
  };
}

/**
 * Reads availability and territories. If the list of allowed countries is unreadable, the title is shown in none; if
 * the list of denied countries is unreadable, it denies none.
 */
function readRights({ available_from, available_until, allowed_countries, denied_countries }: Row): Rights | undefined {
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

const readNumber = (stored: number | null, least: number): number | null =>
  stored === null || stored < least ? null : stored;

/**
 * Reads a title's body. Trailers are titles of their own whose age ratings are not known here, so child profiles get no
 * trailers.
 */
function readBody(tx: Tx, realm: string, row: Row): ContentBody {
  const body = storedBody(tx, realm, row.id, row.body);
  if (!isForChild(tx)) return body;
  const { trailers: _unrated, ...rest } = body;
  return rest;
}

/**
 * Converts a database row to a title; no other code does this. Undefined for a row without a name, which cannot be
 * shown.
 */
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
    body: readBody(tx, realm, row),
    tags: storedTexts(row.tags),
    // A title with an unknown access level cannot be played by any viewer.
    access: accessLevels.find((level) => level === row.access) ?? 'DENIED',
    geoblocked: row.geoblocked,
    rights: readRights(row),
    seriesId: readNumber(row.series_id, 1),
    seasonId: readNumber(row.season_id, 1),
    seasonNumber: readNumber(row.season_number, 0),
    episodeNumber: readNumber(row.episode_number, 0),
    publishedAt: storedMoment(row.published_at) ?? 0,
    event: readEvent(row),
    liveEventId: readNumber(row.live_event_id, 1),
    position: row.position,
    titleRank: row.title_rank,
    series: toParent(row.series_title, row.series_translations),
    season: toParent(row.season_title, row.season_translations),
    place: row.place ?? null,
  };
}

/** Converts rows to titles; rows without a name are left out. */
export const toRecords = (tx: Tx, realm: string, rows: readonly Row[]): ContentRecord[] =>
  rows.flatMap((row) => toRecord(tx, realm, row) ?? []);
