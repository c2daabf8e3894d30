import type { DocumentKind } from '#schemas/realm-folder.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { allDefinitions } from '../../definitions/documents/documents.store.ts';
import type { DocumentKey } from '../../definitions/documents/revisions.store.ts';
import type { AssetFile, RealmBundle } from '../folder/bundle.ts';
import { documentsSet, type WrittenDocument } from '../folder/documents-set.ts';
import { type Known, type KnownTitle, knownIn } from '../folder/known.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

/**
 * A realm as it is stored: its documents as their authors wrote them, and the titles and files that the documents may
 * refer to.
 */
export interface StoredRealm {
  written: readonly WrittenDocument[];
  titles: readonly KnownTitle[];
  files: AssetFile[];
}

/**
 * Kinds that are stored as documents. The other kinds are stored as table rows, and documents refer to them only by id.
 */
const stored: readonly DocumentKind[] = [
  'theme',
  'menu',
  'page',
  'form',
  'labels',
  'media',
  'consent',
  'licences',
  'vouchers',
  'texts',
];

const noBytes = Buffer.alloc(0);

async function listStoredFiles(tx: Tx, realm: string): Promise<AssetFile[]> {
  const rows = await tx.selectFrom('assets').select('path').where('realm', '=', realm).execute();
  // The check needs no hash and content of a file, because documents refer to files only by path.
  return rows.map(({ path }) => ({ path, hash: '', contentType: '', bytes: noBytes }));
}

async function listStoredTitles(tx: Tx, realm: string): Promise<KnownTitle[]> {
  const rows = await tx.selectFrom('contents').select(['id', 'kind', 'tags']).where('realm', '=', realm).execute();
  return rows.map((row) => ({ ...row, file: 'catalogue', pointer: `/${row.id}` }));
}

/** Loads all documents of the realm that may refer to each other, with titles and files. */
export async function readStoredRealm(tx: Tx, { id, settings }: RealmRecord): Promise<StoredRealm> {
  const rows = await allDefinitions(tx, id);
  const written = rows
    .filter(({ kind }) => stored.includes(kind))
    .map(({ kind, name, document }) => ({ kind, name, value: document }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    written: [{ kind: 'realm', name: 'realm', value: settings }, ...written],
    titles: await listStoredTitles(tx, id),
    files: await listStoredFiles(tx, id),
  };
}

/** The realm with one document replaced. */
export const withDocument = (realm: StoredRealm, key: DocumentKey, value: unknown): StoredRealm => ({
  ...realm,
  written: [
    ...realm.written.filter(({ kind, name }) => kind !== key.kind || name !== key.name),
    { ...key, value },
  ].sort((a, b) => (a.name < b.name ? -1 : 1)),
});

/** Converts a stored realm to the shape that the check rules expect. */
export function toBundle({ written, titles, files }: StoredRealm): { bundle: RealmBundle; known: Known } {
  const { bundle } = documentsSet(written, { files });
  return { bundle, known: knownIn(bundle, { titles }) };
}
