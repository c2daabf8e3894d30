import { migrate } from '#schemas/migrations/migrate.ts';
import { type DocumentKind, documentFile, kindOfFile } from '#schemas/realm-folder.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { allDefinitions } from '../../definitions/documents/documents.store.ts';
import { type DocumentsByHash, type FileHashes, hashOfDocument } from './hashed.ts';
import { findRowSources } from './loaded-folders.store.ts';

/** Kinds that go on air as rows of tables, which do not say everything that their authors wrote. */
const inRows: ReadonlySet<DocumentKind | undefined> = new Set<DocumentKind>(['catalogue', 'news', 'fighters', 'guide']);

/** Whether a file's document goes on air as rows of tables. */
export const isInRows = (file: string): boolean => inRows.has(kindOfFile(file));

/**
 * What is on air, file by file, as a folder would hold it; the documents that are at hand are put among `documents`. The
 * realm's documents must be held if anything is to be made of it.
 * @returns undefined where there is no such realm
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
