import type { ColumnType } from 'kysely';
import type { Realm } from '#schemas/generated/types.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';
import type { AddressInput } from '#schemas/wire/identity/users.ts';

// TypeScript types for columns whose database type is less precise. `scripts/row-types/kysely-codegen.json` assigns
// them to columns.
export type { AccessLevel } from '#schemas/access.ts';
export type { Diagnostic } from '#schemas/diagnostic.ts';
export type { ConsentTerm } from '#schemas/generated/types.ts';
export type { EditedKind } from '#schemas/wire/authoring/preview.ts';
export type { RevisionState, ScheduleRefusal } from '#schemas/wire/authoring/studio.ts';
export type { PlayingDevice } from '#schemas/wire/device.ts';
export type { PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
export type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
export type { ContentBody, ContentKind } from './columns/content.ts';
export type { FighterBody } from './columns/fighter-body.ts';
export type { NewsBody } from './columns/news-body.ts';
export type { ProgrammeBody } from './columns/programme-body.ts';
export type { Realm };

/** A jsonb column: reading returns the parsed value, writing takes JSON text. */
export type Jsonb<T> = ColumnType<T, string, string>;

/** Kinds of documents stored in `definitions`. */
export type DefinitionKind = Exclude<DocumentKind, 'realm' | 'catalogue' | 'fighters' | 'guide' | 'accounts'>;

/** Purpose of a single-use link. */
export type OneTimeKind = 'confirm' | 'reset' | 'magic' | 'email' | 'pin-reset' | 'activate';

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

/** Kinds of audit events of accounts and sessions; the last three concern impersonation. */
export type AuthEventKind =
  | 'session-ended'
  | 'account-deleted'
  | 'impersonation-begun'
  | 'impersonation-ended'
  | 'impersonation-write';

/** Role of an account. */
export type AccountRole = 'viewer' | 'editor';

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

/** Whether a profile is for an adult or a child. */
export type ProfileType = 'ADULT' | 'CHILD';
