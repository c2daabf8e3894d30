import type { DocumentKind } from '#schemas/realm-folder.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { allDefinitions } from '../../definitions/documents/documents.store.ts';
import type { DocumentKey } from '../../definitions/documents/revisions.store.ts';
import type { AssetFile, RealmBundle } from '../folder/bundle.ts';
import { documentsSet, type Written } from '../folder/documents-set.ts';
import { type Known, type KnownTitle, knownIn } from '../folder/known.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

/** A realm as the database holds it: its documents as they were written, and what they refer to. */
export interface StoredRealm {
  written: readonly Written[];
  titles: readonly KnownTitle[];
  files: AssetFile[];
}

/** The kinds that are stored as documents. The others are rows of tables, to which no rule here leads but by a number. */
const stored: readonly DocumentKind[] = ['theme', 'menu', 'page', 'form', 'labels', 'media', 'consent', 'texts'];

const noBytes = Buffer.alloc(0);

async function storedFiles(tx: Tx, realm: string): Promise<AssetFile[]> {
  const rows = await tx.selectFrom('assets').select('path').where('realm', '=', realm).execute();
  // Only their names are referred to.
  return rows.map(({ path }) => ({ path, hash: '', contentType: '', bytes: noBytes }));
}

async function storedTitles(tx: Tx, realm: string): Promise<KnownTitle[]> {
  const rows = await tx.selectFrom('contents').select(['id', 'kind', 'tags']).where('realm', '=', realm).execute();
  return rows.map((row) => ({ ...row, file: 'catalogue', pointer: `/${row.id}` }));
}

/** Reads everything that a document of the realm may refer to, or be referred to by. */
export async function storedRealm(tx: Tx, { id, settings }: RealmRecord): Promise<StoredRealm> {
  const rows = await allDefinitions(tx, id);
  const written = rows
    .filter(({ kind }) => stored.includes(kind))
    .map(({ kind, name, document }) => ({ kind, name, value: document }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    written: [{ kind: 'realm', name: 'realm', value: settings }, ...written],
    titles: await storedTitles(tx, id),
    files: await storedFiles(tx, id),
  };
}

/** The realm as it would be with one document in the place of what is stored. */
export const withDocument = (realm: StoredRealm, key: DocumentKey, value: unknown): StoredRealm => ({
  ...realm,
  written: [
    ...realm.written.filter(({ kind, name }) => kind !== key.kind || name !== key.name),
    { ...key, value },
  ].sort((a, b) => (a.name < b.name ? -1 : 1)),
});

/** A stored realm as the rules look at it. */
export function asBundle({ written, titles, files }: StoredRealm): { bundle: RealmBundle; known: Known } {
  const { bundle } = documentsSet(written, { files });
  return { bundle, known: knownIn(bundle, { titles }) };
}
