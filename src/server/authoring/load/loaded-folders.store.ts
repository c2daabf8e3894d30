import { sql } from 'kysely';
import { chunks } from '../../platform/db/chunks.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { DocumentsByHash, FileHashes } from './hashed.ts';

/** A folder that a realm was loaded from or exported to. */
export interface LoadedFolder {
  /** Its path; empty if loaded by a version that stored no paths. */
  folder: string;
  loadedAt: Date;
}

/** Folders that a realm was loaded from or exported to, latest first. */
export const listLoadedFolders = (tx: Tx, realm: string): Promise<LoadedFolder[]> =>
  tx
    .selectFrom('loaded_folders')
    .select(['folder', 'loaded_at as loadedAt'])
    .where('realm', '=', realm)
    .orderBy('loaded_at', 'desc')
    .execute();

/**
 * Deletes the record that a realm was loaded from a folder, because the folder has moved or now belongs to another
 * realm.
 */
export async function deleteLoadedFolder(tx: Tx, realm: string, folder: string): Promise<void> {
  await tx.deleteFrom('loaded_folders').where('realm', '=', realm).where('folder', '=', folder).execute();
}

/** Content hashes of a folder's files when it was last loaded or exported. */
export async function findLoadedFiles(tx: Tx, realm: string, folder: string): Promise<FileHashes> {
  const rows = await tx
    .selectFrom('loaded_files')
    .select(['file', 'hash'])
    .where('realm', '=', realm)
    .where('folder', '=', folder)
    .execute();
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

/** The documents from which the published table rows (titles, news, fighters, guide) were created. */
export async function findRowSources(tx: Tx, realm: string): Promise<FileHashes> {
  const rows = await tx.selectFrom('row_sources').select(['file', 'hash']).where('realm', '=', realm).execute();
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

/** Reads the documents with the given hashes from the database and adds those that `documents` lacks. */
export async function readDocuments(
  tx: Tx,
  realm: string,
  hashes: Iterable<string>,
  documents: DocumentsByHash,
): Promise<void> {
  const missing = [...new Set(hashes)].filter((hash) => !documents.has(hash));
  for (const chunk of chunks(missing)) {
    const rows = await tx
      .selectFrom('loaded_documents')
      .select(['hash', 'document'])
      .where('realm', '=', realm)
      .where('hash', 'in', chunk)
      .execute();
    for (const { hash, document } of rows) documents.set(hash, document);
  }
}

/** Stores new documents one at a time, because each may have megabytes. */
async function keepDocuments(tx: Tx, realm: string, files: FileHashes, documents: DocumentsByHash): Promise<void> {
  const rows = await tx.selectFrom('loaded_documents').select('hash').where('realm', '=', realm).execute();
  const kept = new Set(rows.map(({ hash }) => hash));
  for (const hash of new Set(files.values())) {
    const document = documents.get(hash);
    if (document === undefined || kept.has(hash)) continue;
    const values = { realm, hash, document: JSON.stringify(document) };
    await tx.insertInto('loaded_documents').values(values).execute();
  }
}

/** Record of a load or an export. */
export interface LoadMemory {
  folder: string;
  /** Content hashes of all files of the folder. */
  files: FileHashes;
  /** Time of the load or export, in milliseconds. */
  now: number;
}

/** Stores a folder's content as the next merge base, with its documents. */
export async function rememberFolder(
  tx: Tx,
  realm: string,
  { folder, files, now }: LoadMemory,
  documents: DocumentsByHash,
): Promise<void> {
  await keepDocuments(tx, realm, files, documents);
  const values = { loaded_at: new Date(now) };
  await tx
    .insertInto('loaded_folders')
    .values({ realm, folder, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'folder']).doUpdateSet(values))
    .execute();
  await tx.deleteFrom('loaded_files').where('realm', '=', realm).where('folder', '=', folder).execute();
  const rows = [...files].map(([file, hash]) => ({ realm, folder, file, hash }));
  for (const chunk of chunks(rows)) await tx.insertInto('loaded_files').values(chunk).execute();
}

/** Stores which documents the published rows were created from. */
export async function rememberRowSources(
  tx: Tx,
  realm: string,
  files: FileHashes,
  documents: DocumentsByHash,
): Promise<void> {
  await keepDocuments(tx, realm, files, documents);
  await tx.deleteFrom('row_sources').where('realm', '=', realm).execute();
  const rows = [...files].map(([file, hash]) => ({ realm, file, hash }));
  for (const chunk of chunks(rows)) await tx.insertInto('row_sources').values(chunk).execute();
}

/**
 * Deletes stored documents that are no longer needed: neither as a folder's merge base nor as the source of published
 * rows.
 */
export async function deleteLoadedDocuments(tx: Tx, realm: string): Promise<void> {
  await sql`
    delete from loaded_documents where realm = ${realm}
      and hash not in (select hash from loaded_files where realm = ${realm})
      and hash not in (select hash from row_sources where realm = ${realm})`.execute(tx);
}
