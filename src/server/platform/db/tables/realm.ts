import type { ColumnType, Generated } from 'kysely';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import type { RevisionState, ScheduleRefusal } from '#schemas/wire/authoring/studio.ts';
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

/** Kinds of documents stored in `definitions`. */
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
  /** SHA-256 of the file's bytes, in hex. */
  hash: string;
  content_type: string;
  bytes: Buffer;
}

/** Revisions of documents. Append-only. */
interface RevisionsTable {
  realm: string;
  kind: EditedKind;
  name: string;
  /** Revision number, counting 1, 2, 3 … per document. */
  revision: number;
  state: RevisionState;
  /** JSON source of the document; empty when it was deleted. */
  source: string;
  /** Name of the revision's author at that time. */
  author: string;
  account_id: string | null;
  saved_at: Date;
  /** Revision that this one publishes, restores or discards. */
  of_revision: number | null;
  note: string | null;
}

/** Scheduled publications, at most one per document. */
interface ScheduledPublicationsTable {
  realm: string;
  kind: EditedKind;
  name: string;
  /** Draft revision to publish. */
  revision: number;
  publish_at: Date;
  note: string | null;
  /** Name of the user who scheduled it, at that time. */
  author: string;
  account_id: string | null;
  scheduled_at: Date;
  /** Why publishing at the scheduled time failed. */
  refusal: ColumnType<ScheduleRefusal | null, string | null, string | null>;
}

/** Element kinds that a realm has switched off. */
interface SwitchedOffKindsTable {
  realm: string;
  kind: string;
  author: string;
  switched_at: Date;
}

/** Findings of a realm's last failed load. */
interface FailedLoadsTable {
  realm: string;
  failed_at: Date;
  findings: Json<Diagnostic[]>;
}

/** Folders that a realm was loaded from or exported to. */
interface LoadedFoldersTable {
  realm: string;
  /** Path of the folder; empty for folders loaded before paths were recorded. */
  folder: string;
  loaded_at: Date;
}

/** File hashes at the last load: the base of the three-way merge at the next load. */
interface LoadedFilesTable {
  realm: string;
  folder: string;
  /** Relative path such as pages/home.json or pictures/1001.svg. */
  file: string;
  /** For documents the key in loaded_documents, for other files the SHA-256 of the bytes. */
  hash: string;
}

/** Source documents, deduplicated by hash. */
interface LoadedDocumentsTable {
  realm: string;
  hash: string;
  document: Json<unknown>;
}

/** Source documents of the rows of titles, news, fighters and the guide. */
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

/** Number of analytics events per caller and minute, for rate limiting. */
interface AnalyticsIntakeTable {
  realm: string;
  /** Keyed hash of the caller's IP address. */
  caller: string;
  minute: Date;
  events: number;
}

/** Tables of a realm's documents, their revisions and loads, and analytics. */
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
