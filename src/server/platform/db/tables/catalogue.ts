import type { ColumnType } from 'kysely';
import type { AccessLevel } from '#schemas/access.ts';
import type { ContentBody, ContentKind } from '../columns/content.ts';
import type { FighterBody } from '../columns/fighter-body.ts';
import type { ProgrammeBody } from '../columns/programme-body.ts';
import type { NewsBody } from '../columns/news-body.ts';
import type { Json } from './json.ts';

interface ContentsTable {
  realm: string;
  id: number;
  kind: ContentKind;
  title: string;
  body: Json<ContentBody>;
  tags: string[];
  access: AccessLevel;
  geoblocked: boolean;
  series_id: number | null;
  season_id: number | null;
  season_number: number | null;
  episode_number: number | null;
  published_at: Date;
  starts_at: Date | null;
  ends_at: Date | null;
  repeats_every_minutes: number | null;
  /** Time zone of events that repeat after whole days; null for UTC. */
  time_zone: string | null;
  /** Minutes after its end during which an event is shown as ended, before its next start is announced. */
  over_minutes: number | null;
  /** For the recording of a live event: the event's id. */
  live_event_id: number | null;
  /** Time window in which the title may be shown. */
  available_from: ColumnType<Date | null, Date | null | undefined>;
  available_until: ColumnType<Date | null, Date | null | undefined>;
  /** Allowlist and denylist of countries for the title; null for no restriction. */
  allowed_countries: ColumnType<string[] | null, string[] | null | undefined>;
  denied_countries: ColumnType<string[] | null, string[] | null | undefined>;
  /** Position of the title in the realm's files, used for sorting. */
  position: number;
  /** Alphabetical order in the realm's default language. */
  title_rank: number;
  /** Hash of the title's document when it was loaded; empty if unknown, null if the row was not loaded from files. */
  hash: string | null;
}

interface PlaylistItemsTable {
  realm: string;
  playlist_id: number;
  position: number;
  content_id: number;
}

interface NewsItemsTable {
  realm: string;
  feed: string;
  id: string;
  /** Position of the article in its file, used for sorting. */
  position: number;
  published_at: Date;
  body: Json<NewsBody>;
}

interface FightersTable {
  realm: string;
  id: string;
  /** Position of the fighter in its file, used for sorting. */
  position: number;
  body: Json<FighterBody>;
}

/** Channels of the programme guide. */
interface GuideChannelsTable {
  realm: string;
  /** Id of the event that represents the channel. */
  channel: number;
  /** Position of the channel in the guide's file, used for sorting. */
  position: number;
  /** Channel id in imported XMLTV files; null if it equals the channel number. */
  xmltv_id: string | null;
}

/** An imported programme of the guide. Programmes of a channel do not overlap. */
interface AiringsTable {
  realm: string;
  channel: number;
  starts_at: Date;
  ends_at: Date;
  /** Hash of the programme's names: equal names have equal numbers. A bigint, which the driver reads as text. */
  programme: string;
  body: Json<ProgrammeBody>;
}

/** A scheduled programme of a channel, once or repeated every few days. */
interface ProgrammesTable {
  realm: string;
  channel: number;
  /** Position of the programme in the channel's timetable. */
  position: number;
  starts_at: Date;
  ends_at: Date;
  repeats_every_days: number | null;
  /** Time zone of repeated programmes; null for UTC. */
  time_zone: string | null;
  body: Json<ProgrammeBody>;
}

/**
 * Search index of titles, fighters, news and imported programmes, one row per language. Triggers write it (migrations
 * 0018, 0041).
 */
interface SearchTextsTable {
  realm: string;
  source: 'title' | 'fighter' | 'news' | 'programme';
  /** Id of the title, programme or fighter, or feed/id of a news article. */
  key: string;
  /** Lower-case locale of the texts such as pt-br; empty for the realm's default language. */
  locale: string;
  /** Language tags that this row serves, and those that have a row of their own. */
  serves: string[];
  locales: string[];
  /** Type of the search result: VOD, VOD_SERIES, PLAYLIST, LIVE, FIGHTER, NEWS or PROGRAMME. */
  type: string;
  /** Case-folded title, for matching. */
  title: string;
  /** Sort key among equal matches, lower first: series come before their episodes. */
  weight: number;
  published_at: Date;
  /** Names of the title's categories in the catalogue. */
  categories: string[];
  /** Searchable words as a tsvector, weighted by field. */
  words: string;
}

/** Dictionary for correcting search terms. */
interface SearchWordsTable {
  realm: string;
  word: string;
}

/** Tables of titles, news, fighters, the guide and search. */
export interface CatalogueTables {
  contents: ContentsTable;
  playlist_items: PlaylistItemsTable;
  news_items: NewsItemsTable;
  fighters: FightersTable;
  guide_channels: GuideChannelsTable;
  programmes: ProgrammesTable;
  airings: AiringsTable;
  search_texts: SearchTextsTable;
  search_words: SearchWordsTable;
}
