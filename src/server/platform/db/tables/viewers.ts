import type { ColumnType, Generated } from 'kysely';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { PlayingDevice } from '#schemas/wire/device.ts';
import type { PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import type { AddressInput } from '#schemas/wire/identity/users.ts';
import type { Json } from './json.ts';

/** Role of an account. */
export type AccountRole = 'viewer' | 'editor';

interface AccountsTable {
  realm: string;
  id: string;
  /** Email address, trimmed and in lower case. */
  email: string;
  /** Password hash; null for an account without a password. */
  password_hash: string | null;
  name: string;
  role: AccountRole;
  /** True for an account of a demo folder, whose password is public. */
  is_demo: boolean;
  /** Optional personal data of the account. */
  details: ColumnType<AccountFacts, string | undefined, string>;
  created_at: Date;
  /** Time at which the email address was verified; null if it was not. */
  email_verified_at: ColumnType<Date | null, Date | undefined, Date>;
  /** True for support users, who may impersonate other accounts. */
  is_support: Generated<boolean>;
  /** Time of the scheduled deletion; null if none was requested. */
  delete_at: ColumnType<Date | null, undefined, Date | null>;
  /** Hash of the PIN required to leave a child's profile or enter the main one; null if none is set. */
  pin_hash: ColumnType<string | null, undefined, string | null>;
}

/** Optional personal data of an account. */
export interface AccountFacts {
  birthDate?: string;
  phoneNumber?: string;
  taxNumber?: string;
  /** Fields of the realm's own forms, by name. */
  fields?: Record<string, string>;
}

/** Address fields without the country. */
export type AddressBody = Omit<AddressInput, 'countryCode'>;

interface AddressesTable {
  realm: string;
  account_id: string;
  type: 'BILLING';
  id: string;
  country_code: string;
  body: Json<AddressBody>;
  /** Name and email address of the bill's recipient. */
  full_name: string;
  email: string;
  updated_at: Date;
}

/** Consent answers. Append-only: the latest answer per term counts, older ones are the history. */
interface ConsentAnswersTable {
  realm: string;
  id: Generated<string>;
  account_id: string;
  field_name: string;
  answer: boolean;
  /** The consent term as shown, in the language shown. */
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

interface FormAnswersTable {
  realm: string;
  id: string;
  form: string;
  key: string;
  account_id: string | null;
  locale: string;
  fields: Json<Record<string, string | number | boolean>>;
  answered_at: Date;
  forget_at: Date;
}

/** Whether a profile is for an adult or a child. */
export type ProfileType = 'ADULT' | 'CHILD';

interface ProfilesTable {
  realm: string;
  account_id: string;
  /** Profile id; empty for the main profile, whose row only stores its appearance. */
  id: string;
  display_name: string;
  avatar: string;
  type: ProfileType;
  /** For a child's profile: highest age rating of visible titles. */
  age_limit: number | null;
  created_at: Date;
}

/** Watch progress of a video. */
interface WatchedTable {
  realm: string;
  account_id: string;
  /** Profile id; empty for the account's main profile. */
  profile_id: Generated<string>;
  content_id: number;
  /** Watch progress in seconds. */
  progress: number;
  watched_at: Date;
}

/** Series whose next episode is hidden until the profile watches the series again. */
interface UpNextHiddenTable {
  realm: string;
  account_id: string;
  /** Profile id; empty for the account's main profile. */
  profile_id: Generated<string>;
  series_id: number;
  hidden_at: Date;
}

interface FavouritesTable {
  realm: string;
  account_id: string;
  /** Profile id; empty for the account's main profile. */
  profile_id: Generated<string>;
  content_id: number;
  added_at: Date;
}

interface WatchlistsTable {
  realm: string;
  id: Generated<number>;
  /** Account that owns the watchlist. */
  account_id: string;
  /** Profile id; empty for the account's main profile. */
  profile_id: Generated<string>;
  name: string;
  created_at: Date;
  /** Secret of the share link; null while the list is private. */
  share_secret: Generated<string | null>;
}

interface WatchlistItemsTable {
  realm: string;
  watchlist_id: number;
  content_id: number;
  /** Position in the watchlist; there may be gaps. */
  position: number;
}

/** Shared watchlists that an account has saved. */
interface SavedWatchlistsTable {
  realm: string;
  account_id: string;
  /** Profile id; empty for the account's main profile. */
  profile_id: Generated<string>;
  watchlist_id: number;
  saved_at: Date;
}

/** Reminders of events, requested by viewers. */
interface RemindersTable {
  realm: string;
  event_id: number;
  account_id: string;
  /** Profile id; empty for the account's main profile. */
  profile_id: Generated<string>;
  /** Start time of the event when the reminder was requested. */
  starts_at: Date;
  /** Start time of the event for which a reminder email was written. */
  reminded_of: Date | null;
  /** Locale, time zone and site origin of the request. */
  locale: string;
  time_zone: string;
  origin: string;
  created_at: Date;
}

/** Email queue and history. `src/server/identity/mail/kinds.ts` describes the payloads. */
interface MailsTable {
  realm: string;
  id: string;
  /** Account of the recipient; null before an account exists, when the payload contains the recipient. */
  account_id: string | null;
  kind: string;
  /** Deduplication key: at most one email per key. */
  key: string;
  payload: Json<unknown>;
  created_at: Date;
  /** Time after which the email is obsolete. */
  useless_from: Date | null;
  /** Time of the next attempt. While an attempt runs, the time of its retry. */
  next_try_at: Date;
  tries: number;
  sent_at: Date | null;
  /** Why sending the email was given up; null if it was not. */
  failed: string | null;
}

/** Preferences of a profile, without defaults. */
interface PreferencesTable {
  realm: string;
  account_id: string;
  /** Profile id; empty for the account's main profile. */
  profile_id: string;
  chosen: Json<PreferencesPatch>;
  updated_at: Date;
}

/** A running playback, used to limit concurrent streams. */
interface PlayingTable {
  realm: string;
  id: string;
  account_id: string;
  /** Session in which the viewer plays. */
  session_id: string;
  /** Id of the player, if it sends one. */
  client_id: string | null;
  kind: 'video' | 'event';
  content_id: number;
  /** True for a live event in multi-view. */
  is_partition: boolean;
  browser: string | null;
  system: string | null;
  device: PlayingDevice['type'];
  began_at: Date;
  /** Last heartbeat of the player. */
  seen_at: Date;
  /** Time at which the playback was stopped by a user. */
  stopped_at: Date | null;
}

/** A room for watching a title together. */
interface RoomsTable {
  realm: string;
  id: string;
  kind: 'video' | 'event';
  content_id: number;
  /** Who may control playback. */
  control: 'host' | 'everyone';
  /** Number of the host among the members. */
  host: number;
  /** Number of members that ever joined. */
  joined: number;
  /**
   * Playback state at `state_at`; `position` is in seconds for a video and in milliseconds since 1970 for a live event.
   */
  paused: boolean;
  position: number;
  rate: number;
  state_at: Date;
  revision: number;
  /** Last activity of any member. */
  used_at: Date;
}

/** Members of a room. */
interface RoomMembersTable {
  realm: string;
  room_id: string;
  number: number;
  /** SHA-256 of the member's secret, in hex. */
  hash: string;
  name: string;
  seen_at: Date;
  reacted_at: Date | null;
}

/** Tables of accounts, profiles and what users save or play. */
export interface ViewerTables {
  accounts: AccountsTable;
  profiles: ProfilesTable;
  addresses: AddressesTable;
  consent_answers: ConsentAnswersTable;
  reviews: ReviewsTable;
  form_answers: FormAnswersTable;
  watched: WatchedTable;
  up_next_hidden: UpNextHiddenTable;
  favourites: FavouritesTable;
  watchlists: WatchlistsTable;
  watchlist_items: WatchlistItemsTable;
  saved_watchlists: SavedWatchlistsTable;
  reminders: RemindersTable;
  mails: MailsTable;
  preferences: PreferencesTable;
  playing: PlayingTable;
  rooms: RoomsTable;
  room_members: RoomMembersTable;
}
