import { isDeepStrictEqual } from 'node:util';
import { migrate } from '#schemas/migrations/migrate.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { parseDocument } from '../../definitions/documents/read-json.ts';
import {
  addRevision,
  type Author,
  type DocumentKey,
  findPublished,
  listPublished,
} from '../../definitions/documents/revisions.store.ts';

/** A document of a realm folder that can also be edited in the studio. */
export interface LoadedDocument extends DocumentKey {
  document: unknown;
}

/** Revisions that the load command creates have this author. */
const command: Author = { name: 'realm load', accountId: null };

/** Whether a stored text equals a loaded document, regardless of formatting and schema version. */
function says(source: string, { kind, document }: LoadedDocument): boolean {
  const read = parseDocument(source);
  return read.ok && isDeepStrictEqual(migrate(kind, read.value), document);
}

/**
 * Records the changes of a load as revisions, so that editors see them and can roll back. A document that the folder no
 * longer has gets a revision with the state REMOVED. `now` in milliseconds.
 */
export async function recordLoad(
  tx: Tx,
  realm: string,
  documents: readonly LoadedDocument[],
  now: number,
): Promise<void> {
  for (const loaded of documents) {
    const { kind, name, document } = loaded;
    const before = await findPublished(tx, realm, { kind, name });
    if (before && before.state !== 'REMOVED' && says(before.source, loaded)) continue;
    const source = JSON.stringify(document, null, 2);
    await addRevision(tx, realm, { kind, name }, { state: 'LOADED', source, author: command, now });
  }
  const loaded = new Set(documents.map(({ kind, name }) => `${kind} ${name}`));
  for (const key of await listPublished(tx, realm)) {
    if (loaded.has(`${key.kind} ${key.name}`)) continue;
    await addRevision(tx, realm, key, { state: 'REMOVED', source: '', author: command, now });
  }
}
