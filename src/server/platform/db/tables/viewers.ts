import type { ColumnType, Generated } from 'kysely';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import type { PreferencesPatch } from '#schemas/wire/preferences.ts';
import type { AddressInput } from '#schemas/wire/users.ts';
import type { Json } from './json.ts';

/** What an account may do. */
export type AccountRole = 'viewer' | 'editor';

interface AccountsTable {
  realm: string;
  id: string;
  /** Trimmed and in lower case. */
  email: string;
  /** Null for an account that is entered otherwise. */
  password_hash: string | null;
  name: string;
  role: AccountRole;
  /** From a demo folder: its password is known to everybody. */
  is_demo: boolean;
  /** What the holder has told beyond name and e-mail address. */
  details: ColumnType<AccountFacts, string | undefined, string>;
  created_at: Date;
  /** Since when the e-mail address is known to be the holder's; null where it is not. */
  email_verified_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Whether its holder is of the realm's support, who may look at others' accounts. */
  is_support: Generated<boolean>;
  /** When it is to be deleted; null where nobody has asked for that. */
  delete_at: ColumnType<Date | null, undefined, Date | null>;
  /** Of the PIN that is asked of whoever leaves a child's profile or enters the main one; null where none is. */
  pin_hash: ColumnType<string | null, undefined, string | null>;
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

/** Whom a profile is for. */
export type ProfileType = 'ADULT' | 'CHILD';

interface ProfilesTable {
  realm: string;
  account_id: string;
  /** Empty for the account's main profile, whose row only says how it is shown. */
  id: string;
  display_name: string;
  avatar: string;
  type: ProfileType;
  /** Of a child: the age up to which titles may be rated. */
  age_limit: number | null;
  created_at: Date;
}

/** How far an account has watched a video. */
interface WatchedTable {
  realm: string;
  account_id: string;
  /** Empty for the account's main profile. */
  profile_id: Generated<string>;
  content_id: number;
  /** In seconds. */
  progress: number;
  watched_at: Date;
}

/** A series of which an account wants no next episode until it watches one again. */
interface UpNextHiddenTable {
  realm: string;
  account_id: string;
  /** Empty for the account's main profile. */
  profile_id: Generated<string>;
  series_id: number;
  hidden_at: Date;
}

interface FavouritesTable {
  realm: string;
  account_id: string;
  /** Empty for the account's main profile. */
  profile_id: Generated<string>;
  content_id: number;
  added_at: Date;
}

interface WatchlistsTable {
  realm: string;
  id: Generated<number>;
  /** Whose it is. */
  account_id: string;
  /** Empty for the account's main profile. */
  profile_id: Generated<string>;
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
  /** Empty for the account's main profile. */
  profile_id: Generated<string>;
  watchlist_id: number;
  saved_at: Date;
}

/** An event that an account wants to be reminded of. */
interface RemindersTable {
  realm: string;
  event_id: number;
  account_id: string;
  /** Empty for the account's main profile. */
  profile_id: Generated<string>;
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

/** Mails, to be sent or sent; what they are about is told by `src/server/identity/mail/kinds.ts`. */
interface MailsTable {
  realm: string;
  id: string;
  /** Null where there is no account yet: then the payload says where it goes. */
  account_id: string | null;
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

/** What an account prefers, without what was left as it is. */
interface PreferencesTable {
  realm: string;
  account_id: string;
  /** Empty for the account's main profile. */
  profile_id: string;
  chosen: Json<PreferencesPatch>;
  updated_at: Date;
}

/** A stream that an account is playing. */
interface PlayingTable {
  realm: string;
  id: string;
  account_id: string;
  /** Of the sign-in. */
  session_id: string;
  /** Names the player, where it says so. */
  client_id: string | null;
  kind: 'video' | 'event';
  content_id: number;
  /** Whether it is one of the live events of multi-view. */
  is_partition: boolean;
  browser: string | null;
  system: string | null;
  device: PlayingDevice['type'];
  began_at: Date;
  /** When it was last said that it plays. */
  seen_at: Date;
  /** When somebody has ended it. */
  stopped_at: Date | null;
}

/** A room in which a title is watched together. */
interface RoomsTable {
  realm: string;
  id: string;
  kind: 'video' | 'event';
  content_id: number;
  /** Whose commands count. */
  control: 'host' | 'everyone';
  /** Number of the member who is the host. */
  host: number;
  /** How many have ever joined. */
  joined: number;
  /** How it plays since `state_at`: seconds of a video, milliseconds since 1970 of a live event. */
  paused: boolean;
  position: number;
  rate: number;
  state_at: Date;
  revision: number;
  /** When somebody was last heard of. */
  used_at: Date;
}

/** Who is in a room. */
interface RoomMembersTable {
  realm: string;
  room_id: string;
  number: number;
  /** SHA-256 of what makes the member known, in hex. */
  hash: string;
  name: string;
  seen_at: Date;
  reacted_at: Date | null;
}

/** Accounts, and what viewers leave. */
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
