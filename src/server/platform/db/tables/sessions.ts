import type { ColumnType, Generated } from 'kysely';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';

/** What a link that is good once is for. */
export type OneTimeKind = 'confirm' | 'reset' | 'magic' | 'email' | 'pin-reset' | 'activate';

interface OneTimeTokensTable {
  realm: string;
  id: string;
  kind: OneTimeKind;
  account_id: string;
  /** To which it was sent: it is good only while the account has that address, or, of kind `email`, gives it that one. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: ColumnType<Date | null, undefined, Date>;
}

/** What a session is for: the realm's site, or the studio. */
export type Audience = 'site' | 'studio';

/**
 * Why a session has ended: by its holder, by a refresh token that was used twice, because the password or e-mail address was changed, with all others of
 * the account, with the account, by whom it was taken away, or because it goes on as another profile's.
 */
export type EndReason =
  | 'signed-out'
  | 'reuse'
  | 'password'
  | 'everywhere'
  | 'deleted'
  | 'revoked'
  | 'email'
  | 'switched';

/** By what somebody has proved who they are (RFC 8176): a password, something that was sent and is good once, a key, more than one thing. */
export type AuthenticationMethod = 'pwd' | 'otp' | 'pop' | 'mfa';

/** A session: one family of refresh tokens. What may be null is so for sessions of before there were families. */
interface SessionsTable {
  realm: string;
  id: string;
  /** Null for a guest. */
  account_id: string | null;
  created_at: Date;
  /** When it is over if nobody renews it. */
  expires_at: Date;
  ended_at: Date | null;
  end_reason: ColumnType<EndReason | null, EndReason | null | undefined>;
  /** What it is for: the realm's site, or the studio. */
  audience: Generated<Audience>;
  /** Goes into each refresh token of the family. */
  salt: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  /** Number of the one refresh token that is good. */
  generation: Generated<number>;
  /** When that number was last raised. */
  rotated_at: ColumnType<Date | null, Date | undefined, Date>;
  /** When it is over however often it is renewed. */
  absolute_until: ColumnType<Date | null, Date | undefined, Date>;
  /** Where it was begun or last renewed, in words. */
  device: ColumnType<PlayingDevice | null, string | undefined, string>;
  country: ColumnType<string | null, string | undefined>;
  methods: ColumnType<AuthenticationMethod[] | null, string | undefined, string>;
  signed_in_at: ColumnType<Date | null, Date | undefined>;
  last_used_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Of the account's profiles the one that watches; none, or an empty one, is the main one. */
  profile_id: ColumnType<string | null, string | undefined>;
  /** Of one in which support looks at the account: the account of whoever looks. */
  impersonated_by: ColumnType<string | null, string | undefined, never>;
  /** Of one that was ended because another profile watches: the session that goes on. */
  successor_id: ColumnType<string | null, undefined, string>;
}

/** Who an account's holder is elsewhere. */
interface IdentitiesTable {
  realm: string;
  issuer: string;
  subject: string;
  account_id: string;
  /** Name among the realm's providers. */
  provider: string;
  /** What came with it when it was linked; nothing is decided by it. */
  email: string | null;
  email_verified: boolean;
  linked_at: Date;
}

/** The leave of somebody of support to look at an account once, and what became of it. */
interface ImpersonationsTable {
  realm: string;
  id: string;
  /** SHA-256 of the link's secret, in hex. */
  token_hash: string;
  account_id: string;
  staff_id: string;
  /** In the words of whoever looks. */
  reason: string;
  created_at: Date;
  /** Until when the link is good. */
  expires_at: Date;
  used_at: ColumnType<Date | null, undefined, Date>;
  session_id: ColumnType<string | null, undefined, string>;
}

/** What is noted of accounts and their sessions; the last three of accounts that support looks at. */
export type AuthEventKind =
  | 'session-ended'
  | 'account-deleted'
  | 'impersonation-begun'
  | 'impersonation-ended'
  | 'impersonation-write';

/** What happened to an account and its sessions; only ever added to. */
interface AuthEventsTable {
  realm: string;
  id: Generated<string>;
  at: Date;
  kind: AuthEventKind;
  account_id: string | null;
  /** Of whoever did it, where that is not the account's holder. */
  actor_id: ColumnType<string | null, string | undefined>;
  session_id: string | null;
  /** More exactly. */
  code: string | null;
  device: ColumnType<PlayingDevice | null, string | null>;
  country: string | null;
}

/** Refresh tokens from before there were families: each is good for one more renewal. Nothing is added any more. */
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

/** Sessions, by what they are begun, and what happened to them. */
export interface SessionTables {
  one_time_tokens: OneTimeTokensTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  identities: IdentitiesTable;
  auth_events: AuthEventsTable;
  impersonations: ImpersonationsTable;
  login_attempts: LoginAttemptsTable;
}
