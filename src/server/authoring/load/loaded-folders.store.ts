import { sql } from 'kysely';
import { chunks } from '../../platform/db/chunks.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { DocumentsByHash, FileHashes } from './hashed.ts';

/** A folder that a realm was loaded from or exported to. */
export interface LoadedFolder {
  /** Its path; empty for one that was loaded before paths were noted. */
  folder: string;
  loadedAt: Date;
}

/** The folders that a realm was loaded from or exported to, the last one first. */
export const listLoadedFolders = (tx: Tx, realm: string): Promise<LoadedFolder[]> =>
  tx
    .selectFrom('loaded_folders')
    .select(['folder', 'loaded_at as loadedAt'])
    .where('realm', '=', realm)
    .orderBy('loaded_at', 'desc')
    .execute();

/** Forgets a folder: it is another one's now, or stands at another path. */
export async function deleteLoadedFolder(tx: Tx, realm: string, folder: string): Promise<void> {
  await tx.deleteFrom('loaded_folders').where('realm', '=', realm).where('folder', '=', folder).execute();
}

/** What a folder held when it was last loaded or exported. */
export async function findLoadedFiles(tx: Tx, realm: string, folder: string): Promise<FileHashes> {
  const rows = await tx
    .selectFrom('loaded_files')
    .select(['file', 'hash'])
    .where('realm', '=', realm)
    .where('folder', '=', folder)
    .execute();
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

/** The documents that the rows on air were made of. */
export async function findRowSources(tx: Tx, realm: string): Promise<FileHashes> {
  const rows = await tx.selectFrom('row_sources').select(['file', 'hash']).where('realm', '=', realm).execute();
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

/** Reads documents by their hashes, into those that are at hand. */
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

/** Keeps the documents of files that are not kept yet, one at a time: each may have megabytes. */
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

/** What a realm remembers of a load or an export. */
export interface LoadMemory {
  folder: string;
  /** Everything that the folder holds. */
  files: FileHashes;
  /** Milliseconds. */
  now: number;
}

/** Remembers what a folder holds, in the place of what it held before, with its documents. */
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

/** Remembers which documents the rows on air were made of, with the documents. */
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

/** Forgets documents that no folder holds any more, and no row was made of. */
export async function deleteLoadedDocuments(tx: Tx, realm: string): Promise<void> {
  await sql`
    delete from loaded_documents where realm = ${realm}
      and hash not in (select hash from loaded_files where realm = ${realm})
      and hash not in (select hash from row_sources where realm = ${realm})`.execute(tx);
}
