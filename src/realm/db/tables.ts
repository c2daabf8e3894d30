import type { ColumnType, Generated } from 'kysely';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { AnalyticsEvent } from '#schemas/wire/analytics.ts';
import type { RevisionState, ScheduleRefusal } from '#schemas/wire/studio.ts';
import type { ConsentTerm, Realm } from '#schemas/generated/types.ts';
import type { AddressInput } from '#schemas/wire/users.ts';
import type { AccessLevel } from '#schemas/access.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';
import type { ContentBody, ContentKind } from './columns/content.ts';
import type { FighterBody } from './columns/fighter-body.ts';
import type { ProgrammeBody } from './columns/programme-body.ts';
import type { NewsBody } from './columns/news-body.ts';

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

interface RealmsTable {
  realm: string;
  revision: number;
  settings: Json<Realm>;
  loaded_at: Date;
}

interface RealmHostsTable {
  realm: string;
  host: string;
}

/** Kinds of stored documents. */
export type DefinitionKind = Exclude<DocumentKind, 'realm' | 'catalogue' | 'fighters' | 'guide' | 'accounts'>;

interface DefinitionsTable {
  realm: string;
  kind: DefinitionKind;
  name: string;
  document: Json<unknown>;
}

interface AssetsTable {
  realm: string;
  path: string;
  /** SHA-256 of the bytes, in hex. */
  hash: string;
  content_type: string;
  bytes: Buffer;
}

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
  /** For how long an event has ended before its next time is announced. */
  over_minutes: number | null;
  /** Of a video: the event that it is the recording of. */
  live_event_id: number | null;
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

/** What an account may do. */
export type AccountRole = 'viewer' | 'editor';

interface AccountsTable {
  realm: string;
  id: string;
  /** Trimmed and in lower case. */
  email: string;
  password_hash: string;
  name: string;
  role: AccountRole;
  /** From a demo folder: its password is known to everybody. */
  is_demo: boolean;
  /** What the holder has told beyond name and e-mail address. */
  details: ColumnType<AccountFacts, string | undefined, string>;
  created_at: Date;
}

/** What an account's holder may tell beyond name and e-mail address. */
export interface AccountFacts {
  birthDate?: string;
  phoneNumber?: string;
  taxNumber?: string;
  /** What the realm's own forms ask, by their names. */
  fields?: Record<string, string>;
}

/** The parts of an address that were given. */
export type AddressBody = Omit<AddressInput, 'countryCode'>;

interface AddressesTable {
  realm: string;
  account_id: string;
  type: 'BILLING';
  id: string;
  country_code: string;
  body: Json<AddressBody>;
  /** Whom bills are for. */
  full_name: string;
  email: string;
  updated_at: Date;
}

/** An answer to a term. None is ever changed: the latest of a term counts, the others show how it came. */
interface ConsentAnswersTable {
  realm: string;
  id: Generated<string>;
  account_id: string;
  field_name: string;
  answer: boolean;
  /** The term as it was shown, in the language in which it was shown. */
  term: Json<ConsentTerm>;
  locale: string;
  answered_at: Date;
}

interface ReviewsTable {
  realm: string;
  account_id: string;
  content_id: number;
  fields: Json<Record<string, string>>;
  posted_at: Date;
}

/** A session: one family of refresh tokens. */
/** What a session is for: the realm's site, or the studio. */
export type Audience = 'site' | 'studio';

interface SessionsTable {
  realm: string;
  id: string;
  /** Null for a guest. */
  account_id: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  /** What it is for: the realm's site, or the studio. */
  audience: Generated<Audience>;
}

interface RefreshTokensTable {
  realm: string;
  /** SHA-256 of the token, in hex. The token itself is never kept. */
  hash: string;
  session_id: string;
  issued_at: Date;
  used_at: Date | null;
}

interface LoginAttemptsTable {
  realm: string;
  id: Generated<string>;
  /** `account:…`, `address:…`, `signup:…`, `signup-from:…`, or `signed-up-from:…` of an account that was made */
  subject: string;
  made_at: Date;
}

/** Everything that was ever made of a document. Rows are added, never changed. */
interface RevisionsTable {
  realm: string;
  kind: EditedKind;
  name: string;
  /** 1, 2, 3 … for each document. */
  revision: number;
  state: RevisionState;
  /** The document's JSON as it was written; empty when it was removed. */
  source: string;
  /** Name of whoever did it, as it was then. */
  author: string;
  account_id: string | null;
  saved_at: Date;
  /** The revision that it publishes, restores or discards. */
  of_revision: number | null;
  note: string | null;
}

/** Publications that are to come, one at most for each document. */
interface ScheduledPublicationsTable {
  realm: string;
  kind: EditedKind;
  name: string;
  /** The draft that is to be published. */
  revision: number;
  publish_at: Date;
  note: string | null;
  /** Name of whoever scheduled it, as it was then. */
  author: string;
  account_id: string | null;
  scheduled_at: Date;
  /** Why it was not published when its time had come. */
  refusal: ColumnType<ScheduleRefusal | null, string | null, string | null>;
}

/** Kinds of elements that a realm does not show. */
interface SwitchedOffKindsTable {
  realm: string;
  kind: string;
  author: string;
  switched_at: Date;
}

/** What was wrong when a realm was last loaded in vain. */
interface FailedLoadsTable {
  realm: string;
  failed_at: Date;
  findings: Json<Diagnostic[]>;
}

/** Folders that the realm was loaded from or exported to. */
interface LoadedFoldersTable {
  realm: string;
  /** Its path; empty for one that was loaded before paths were noted. */
  folder: string;
  loaded_at: Date;
}

/** What a folder held then: the base of the next load. */
interface LoadedFilesTable {
  realm: string;
  folder: string;
  /** Such as pages/home.json or pictures/1001.svg. */
  file: string;
  /** Of a document, where it stands in loaded_documents; of any other file, SHA-256 of its bytes. */
  hash: string;
}

/** Documents as their authors wrote them, each once. */
interface LoadedDocumentsTable {
  realm: string;
  hash: string;
  document: Json<unknown>;
}

/** The documents that titles, news, fighters and the guide on air were made of. */
interface RowSourcesTable {
  realm: string;
  file: string;
  hash: string;
}

interface AnalyticsEventsTable {
  realm: string;
  id: Generated<string>;
  type: AnalyticsEvent['type'];
  event: Json<AnalyticsEvent>;
  received_at: Date;
}

/** How many events a caller has sent within a minute. */
interface AnalyticsIntakeTable {
  realm: string;
  /** A keyed hash of the caller's address. */
  caller: string;
  minute: Date;
  events: number;
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
  body: Json<ProgrammeBody>;
}

/** How far an account has watched a video. */
interface WatchedTable {
  realm: string;
  account_id: string;
  content_id: number;
  /** In seconds. */
  progress: number;
  watched_at: Date;
}

/** A series of which an account wants no next episode until it watches one again. */
interface UpNextHiddenTable {
  realm: string;
  account_id: string;
  series_id: number;
  hidden_at: Date;
}

interface FavouritesTable {
  realm: string;
  account_id: string;
  content_id: number;
  added_at: Date;
}

interface WatchlistsTable {
  realm: string;
  id: Generated<number>;
  /** Whose it is. */
  account_id: string;
  name: string;
  created_at: Date;
  /** Opens the list to others; null while it is its owner's alone. */
  share_secret: Generated<string | null>;
}

interface WatchlistItemsTable {
  realm: string;
  watchlist_id: number;
  content_id: number;
  /** Place in the list; there may be gaps. */
  position: number;
}

/** Who has kept a watchlist of somebody else's. */
interface SavedWatchlistsTable {
  realm: string;
  account_id: string;
  watchlist_id: number;
  saved_at: Date;
}

/** What is searched of a title, a fighter or a piece of news in one language. Triggers write it (migration 0018). */
interface SearchTextsTable {
  realm: string;
  source: 'title' | 'fighter' | 'news';
  /** The title's number, the fighter's id, or feed/id of news. */
  key: string;
  /** Of its texts, in lower case such as pt-br; empty for those of the realm's default language. */
  locale: string;
  /** The tags that it is shown for, and those that any of its languages is shown for. */
  serves: string[];
  locales: string[];
  /** VOD, VOD_SERIES, PLAYLIST, LIVE, FIGHTER or NEWS */
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

/** An event that an account wants to be reminded of. */
interface RemindersTable {
  realm: string;
  event_id: number;
  account_id: string;
  /** The time of the event that was asked for, as it was then. */
  starts_at: Date;
  /** The beginning that a mail was written about. */
  reminded_of: Date | null;
  /** In which language, time zone and at which address it was asked for. */
  locale: string;
  time_zone: string;
  origin: string;
  created_at: Date;
}

/** Mails, to be sent or sent; what they are about is told by `src/realm/mail/kinds.ts`. */
interface MailsTable {
  realm: string;
  id: string;
  account_id: string;
  kind: string;
  /** What it is about: there is one mail of each. */
  key: string;
  payload: Json<unknown>;
  created_at: Date;
  /** When nobody wants it any more. */
  useless_from: Date | null;
  /** When it is tried next; while it is sent, when it would be tried if that came to nothing. */
  next_try_at: Date;
  tries: number;
  sent_at: Date | null;
  /** Why it is not tried any more. */
  failed: string | null;
}

/** Every table by name. */
export interface Tables {
  realms: RealmsTable;
  realm_hosts: RealmHostsTable;
  definitions: DefinitionsTable;
  assets: AssetsTable;
  contents: ContentsTable;
  playlist_items: PlaylistItemsTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  login_attempts: LoginAttemptsTable;
  revisions: RevisionsTable;
  scheduled_publications: ScheduledPublicationsTable;
  switched_off_kinds: SwitchedOffKindsTable;
  failed_loads: FailedLoadsTable;
  loaded_folders: LoadedFoldersTable;
  loaded_files: LoadedFilesTable;
  loaded_documents: LoadedDocumentsTable;
  row_sources: RowSourcesTable;
  addresses: AddressesTable;
  consent_answers: ConsentAnswersTable;
  reviews: ReviewsTable;
  analytics_events: AnalyticsEventsTable;
  analytics_intake: AnalyticsIntakeTable;
  news_items: NewsItemsTable;
  fighters: FightersTable;
  guide_channels: GuideChannelsTable;
  programmes: ProgrammesTable;
  watched: WatchedTable;
  up_next_hidden: UpNextHiddenTable;
  favourites: FavouritesTable;
  watchlists: WatchlistsTable;
  watchlist_items: WatchlistItemsTable;
  saved_watchlists: SavedWatchlistsTable;
  search_texts: SearchTextsTable;
  search_words: SearchWordsTable;
  reminders: RemindersTable;
  mails: MailsTable;
}
