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
  /** The time zone whose clocks it keeps to where it takes place again after whole days; null for UTC. */
  time_zone: string | null;
  /** For how long an event has ended before its next time is announced. */
  over_minutes: number | null;
  /** Of a video: the event that it is the recording of. */
  live_event_id: number | null;
  /** From when until when it may be shown. */
  available_from: ColumnType<Date | null, Date | null | undefined>;
  available_until: ColumnType<Date | null, Date | null | undefined>;
  /** The only countries in which it may be shown, and those in which it may not. */
  allowed_countries: ColumnType<string[] | null, string[] | null | undefined>;
  denied_countries: ColumnType<string[] | null, string[] | null | undefined>;
  /** Place in the order of the files. */
  position: number;
  /** Place in the alphabet of the realm's default language. */
  title_rank: number;
  /** Of what a load made of the title's document; empty where that is not known, null where no load wrote the row. */
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
  /** Place in the order of the file. */
  position: number;
  published_at: Date;
  body: Json<NewsBody>;
}

interface FightersTable {
  realm: string;
  id: string;
  /** Place in the order of the file. */
  position: number;
  body: Json<FighterBody>;
}

/** The channels that the programme guide names, in its order. */
interface GuideChannelsTable {
  realm: string;
  /** Number of its event. */
  channel: number;
  /** Place in the order of the file. */
  position: number;
  /** Its id in imported XMLTV files; null where that is its number. */
  xmltv_id: string | null;
}

/** An imported programme at its time; no two of a channel are on at once. */
interface AiringsTable {
  realm: string;
  channel: number;
  starts_at: Date;
  ends_at: Date;
  /** Made of the names: equal numbers have equal names. A bigint, which the driver reads as text. */
  programme: string;
  body: Json<ProgrammeBody>;
}

/** What is on a channel, once or every so many days. */
interface ProgrammesTable {
  realm: string;
  channel: number;
  /** Place in the channel's timetable. */
  position: number;
  starts_at: Date;
  ends_at: Date;
  repeats_every_days: number | null;
  /** The time zone whose clocks it keeps to; null for UTC. */
  time_zone: string | null;
  body: Json<ProgrammeBody>;
}

/** What is searched of a title, a fighter, a piece of news or an imported programme in one language. Triggers write it (migrations 0018, 0041). */
interface SearchTextsTable {
  realm: string;
  source: 'title' | 'fighter' | 'news' | 'programme';
  /** The title's or programme's number, the fighter's id, or feed/id of news. */
  key: string;
  /** Of its texts, in lower case such as pt-br; empty for those of the realm's default language. */
  locale: string;
  /** The tags that it is shown for, and those that any of its languages is shown for. */
  serves: string[];
  locales: string[];
  /** VOD, VOD_SERIES, PLAYLIST, LIVE, FIGHTER, NEWS or PROGRAMME */
  type: string;
  /** Folded. */
  title: string;
  /** Before others that fit as well if it is smaller: whole series before their episodes. */
  weight: number;
  published_at: Date;
  /** Names of its categories in the catalogue. */
  categories: string[];
  /** A tsvector: words with the weight of where they stand. */
  words: string;
}

/** Words that what is typed is corrected by. */
interface SearchWordsTable {
  realm: string;
  word: string;
}

/** Titles and the rest of what viewers come for. */
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
