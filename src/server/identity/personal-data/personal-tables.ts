/** How the rows of an account are found in a table. */
type Belonging =
  /** Rows are found by a column that holds the account's id. */
  | { by: string }
  /** Rows are found by a column that refers to the `id` of another personal table. */
  | { by: string; in: string };

/** What happens to rows when their account is deleted. */
type Fate =
  /** Rows are deleted with the account. */
  | 'deleted'
  /** Rows are kept without the account: work for the realm belongs to the realm. */
  | 'nobody’s'
  /**
   * Rows are kept for a year without personal details, so that the realm can account for its support staff's actions.
   */
  | 'tombstone'
  /** Rows are deleted, except for one that records when the account was deleted, as evidence for the realm. */
  | 'one line';

/** How a table with personal data is exported and deleted. */
interface PersonalTable {
  belongs: Belonging;
  /** Columns left out of exports, with the reason. */
  left?: Readonly<Record<string, string>>;
  fate: Fate;
}

const ofAccount = { belongs: { by: 'account_id' }, fate: 'deleted' } as const;
const secret = 'a secret of the server, by which nothing is said of the holder';

/** Every table with personal data. Export and deletion use this list; tests compare it with the database schema. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  accounts: { belongs: { by: 'id' }, left: { password_hash: secret, pin_hash: secret }, fate: 'deleted' },
  profiles: ofAccount,
  identities: ofAccount,
  addresses: ofAccount,
  consent_answers: ofAccount,
  preferences: ofAccount,
  reviews: ofAccount,
  // Guests' answers belong to no account; they are purged after the number of days that the realm sets.
  form_answers: { ...ofAccount, left: { key: 'what tells that an answer was sent twice' } },
  watched: ofAccount,
  up_next_hidden: ofAccount,
  favourites: ofAccount,
  watchlists: { ...ofAccount, left: { share_secret: secret } },
  watchlist_items: { belongs: { by: 'watchlist_id', in: 'watchlists' }, fate: 'deleted' },
  saved_watchlists: ofAccount,
  reminders: ofAccount,
  mails: ofAccount,
  playing: ofAccount,
  sessions: { ...ofAccount, left: { salt: secret } },
  refresh_tokens: { belongs: { by: 'session_id', in: 'sessions' }, left: { hash: secret }, fate: 'deleted' },
  one_time_tokens: ofAccount,
  // A sign-up without an account yet is purged after a day.
  sign_ups: { ...ofAccount, left: { given: 'what the account was made of, and empty since then' } },
  device_codes: { ...ofAccount, left: { anchor_hash: secret, pin_hash: secret } },
  passkeys: { ...ofAccount, left: { public_key: 'what only a program can read, and which opens nothing' } },
  passkey_challenges: { ...ofAccount, left: { hash: secret } },
  impersonations: { belongs: { by: 'account_id' }, left: { token_hash: secret }, fate: 'tombstone' },
  auth_events: { belongs: { by: 'account_id' }, fate: 'one line' },
  revisions: {
    belongs: { by: 'account_id' },
    left: { source: 'a definition of the realm, which says nothing of who wrote it' },
    fate: 'nobody’s',
  },
  scheduled_publications: { belongs: { by: 'account_id' }, fate: 'nobody’s' },
};

/** All other tables, each with the reason why it holds no personal data. */
export const impersonalTables: Readonly<Record<string, string>> = {
  realms: 'a realm and its settings',
  realm_hosts: 'a realm’s host names',
  definitions: 'what editors publish',
  assets: 'pictures of a realm',
  contents: 'the catalogue',
  playlist_items: 'the catalogue',
  search_texts: 'the catalogue, as it is searched',
  search_words: 'the catalogue, as it is searched',
  fighters: 'the catalogue',
  news_items: 'the catalogue',
  guide_channels: 'the programme guide',
  programmes: 'the programme guide',
  airings: 'the programme guide',
  failed_loads: 'why a folder could not be loaded',
  loaded_folders: 'where definitions came from',
  loaded_files: 'where definitions came from',
  loaded_documents: 'where definitions came from',
  row_sources: 'where definitions came from',
  switched_off_kinds: 'which elements a realm does not show; the name of who switched one off goes with that account',
  analytics_events: 'what was looked at, by nobody: no account, no session, no address',
  analytics_intake: 'how much a network sent within a minute, by a hash that is kept for minutes',
  rooms: 'a film that is watched together; gone ten minutes after the last member',
  room_members: 'a name that was typed for one room, by no account; gone with the room',
  login_attempts: 'failed attempts by the hash of what was typed; kept for minutes',
  captcha_used: 'proofs of work that were used',
};
