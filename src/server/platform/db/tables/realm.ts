import type { ColumnType, Generated } from 'kysely';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { AnalyticsEvent } from '#schemas/wire/analytics.ts';
import type { RevisionState, ScheduleRefusal } from '#schemas/wire/studio.ts';
import type { Realm } from '#schemas/generated/types.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';
import type { Json } from './json.ts';

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

/** What a realm is made of, how it came to be so, and what is told of its pages. */
export interface RealmTables {
  realms: RealmsTable;
  realm_hosts: RealmHostsTable;
  definitions: DefinitionsTable;
  assets: AssetsTable;
  revisions: RevisionsTable;
  scheduled_publications: ScheduledPublicationsTable;
  switched_off_kinds: SwitchedOffKindsTable;
  failed_loads: FailedLoadsTable;
  loaded_folders: LoadedFoldersTable;
  loaded_files: LoadedFilesTable;
  loaded_documents: LoadedDocumentsTable;
  row_sources: RowSourcesTable;
  analytics_events: AnalyticsEventsTable;
  analytics_intake: AnalyticsIntakeTable;
}
