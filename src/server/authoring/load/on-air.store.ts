import { migrate } from '#schemas/migrations/migrate.ts';
import { type DocumentKind, documentFile, kindOfFile } from '#schemas/realm-folder.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { allDefinitions } from '../../definitions/documents/documents.store.ts';
import { type DocumentsByHash, type FileHashes, hashOfDocument } from './hashed.ts';
import { findRowSources } from './loaded-folders.store.ts';

/** Kinds of documents that are published as table rows. The rows do not contain everything that the author wrote. */
const inRows: ReadonlySet<DocumentKind | undefined> = new Set<DocumentKind>(['catalogue', 'news', 'fighters', 'guide']);

/** Whether a file's document is published as table rows. */
export const isInRows = (file: string): boolean => inRows.has(kindOfFile(file));

/**
 * Reads the published realm as content hashes by file; adds the documents that it had to read to `documents`. Lock the
 * realm's documents before you write anything based on the result.
 * @returns undefined for an unknown realm
 * /
 */
export async function findOnAir(tx: Tx, realm: string, documents: DocumentsByHash): Promise<FileHashes | undefined> {
  const row = await tx.selectFrom('realms').select('settings').where('realm', '=', realm).executeTakeFirst();
  if (!row) return undefined;
  const files = new Map<string, string>();
  const add = (file: string, document: object) => {
    const hash = hashOfDocument(document);
    documents.set(hash, document);
    files.set(file, hash);
  };
  add(documentFile('realm'), migrate('realm', row.settings) as object);
  for (const { kind, name, document } of await allDefinitions(tx, realm)) {
    const file = documentFile(kind, name);
    if (!isInRows(file)) add(file, migrate(kind, document) as object);
  }
  for (const [file, hash] of await findRowSources(tx, realm)) files.set(file, hash);
  const assets = await tx.selectFrom('assets').select(['path', 'hash']).where('realm', '=', realm).execute();
  for (const { path, hash } of assets) files.set(path, hash);
  return files;
}
