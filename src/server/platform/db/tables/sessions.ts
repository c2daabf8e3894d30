import type { ColumnType, Generated } from 'kysely';
import type { PlayingDevice } from '#schemas/wire/device.ts';

/** Purpose of a single-use link. */
export type OneTimeKind = 'confirm' | 'reset' | 'magic' | 'email' | 'pin-reset' | 'activate';

interface OneTimeTokensTable {
  realm: string;
  id: string;
  kind: OneTimeKind;
  account_id: string;
  /**
   * Address that the link was sent to. The link is valid only while the account has this address or, for kind `email`,
   * changes to it.
   */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: ColumnType<Date | null, undefined, Date>;
}

/** Audience of a session: the realm's site or the studio. */
export type Audience = 'site' | 'studio';

/**
 * Why a session ended: signed out, a refresh token was reused, password or email address changed, all sessions signed
 * out, account deleted, revoked, or replaced by a session of another profile.
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

/**
 * Authentication methods (RFC 8176): password, one-time link or code, proof of possession of a key, multiple factors.
 */
export type AuthenticationMethod = 'pwd' | 'otp' | 'pop' | 'mfa';

/**
 * A session: one family of rotating refresh tokens. Nullable columns are null in sessions older than token families.
 */
interface SessionsTable {
  realm: string;
  id: string;
  /** Account of the session; null for a guest. */
  account_id: string | null;
  created_at: Date;
  /** Time at which the session expires unless it is renewed. */
  expires_at: Date;
  ended_at: Date | null;
  end_reason: ColumnType<EndReason | null, EndReason | null | undefined>;
  audience: Generated<Audience>;
  /** Salt of all refresh tokens of the family. */
  salt: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  /** Generation of the only valid refresh token. */
  generation: Generated<number>;
  /** Time of the last token rotation. */
  rotated_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Time at which the session expires regardless of renewals. */
  absolute_until: ColumnType<Date | null, Date | undefined, Date>;
  /** Device that signed in or last renewed the session. */
  device: ColumnType<PlayingDevice | null, string | undefined, string>;
  country: ColumnType<string | null, string | undefined>;
  methods: ColumnType<AuthenticationMethod[] | null, string | undefined, string>;
  signed_in_at: ColumnType<Date | null, Date | undefined>;
  last_used_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Active profile; null or empty for the main profile. */
  profile_id: ColumnType<string | null, string | undefined>;
  /** Account of the support user for an impersonation session. */
  impersonated_by: ColumnType<string | null, string | undefined, never>;
  /** For a session that ended by a profile switch: the session that replaced it. */
  successor_id: ColumnType<string | null, undefined, string>;
}

/** External identities (OpenID Connect) of accounts. */
interface IdentitiesTable {
  realm: string;
  issuer: string;
  subject: string;
  account_id: string;
  /** Key of the identity provider in the realm's settings. */
  provider: string;
  /** Email address at linking time; informational only. */
  email: string | null;
  email_verified: boolean;
  linked_at: Date;
}

/** A single-use permission of a support user to impersonate an account, and its use. */
interface ImpersonationsTable {
  realm: string;
  id: string;
  /** SHA-256 of the impersonation link's secret, in hex. */
  token_hash: string;
  account_id: string;
  staff_id: string;
  /** Reason for the impersonation, entered by the support user. */
  reason: string;
  created_at: Date;
  /** Time at which the impersonation link expires. */
  expires_at: Date;
  used_at: ColumnType<Date | null, undefined, Date>;
  session_id: ColumnType<string | null, undefined, string>;
}

/** Kinds of audit events of accounts and sessions; the last three concern impersonation. */
export type AuthEventKind =
  | 'session-ended'
  | 'account-deleted'
  | 'impersonation-begun'
  | 'impersonation-ended'
  | 'impersonation-write';

/** Audit log of accounts and sessions. Append-only. */
interface AuthEventsTable {
  realm: string;
  id: Generated<string>;
  at: Date;
  kind: AuthEventKind;
  account_id: string | null;
  /** Account that acted, if not the account itself. */
  actor_id: ColumnType<string | null, string | undefined>;
  session_id: string | null;
  /** Detail code of the audit event. */
  code: string | null;
  device: ColumnType<PlayingDevice | null, string | null>;
  country: string | null;
}

/** Refresh tokens from before token families existed; each allows one more renewal. No rows are added any more. */
interface RefreshTokensTable {
  realm: string;
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  hash: string;
  session_id: string;
  issued_at: Date;
  used_at: Date | null;
}

interface LoginAttemptsTable {
  realm: string;
  id: Generated<string>;
  /** `account:…`, `address:…`, `signup:…`, `signup-from:…`, or `signed-up-from:…` for a created account. */
  subject: string;
  made_at: Date;
}

/** Tables of sessions, sign-in links, external identities and their audit log. */
export interface SessionTables {
  one_time_tokens: OneTimeTokensTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  identities: IdentitiesTable;
  auth_events: AuthEventsTable;
  impersonations: ImpersonationsTable;
  login_attempts: LoginAttemptsTable;
}
