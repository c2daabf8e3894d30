import { editedKinds } from '#schemas/realm-folder.ts';
import type { StoredKind } from '../../platform/db/stored/checks.ts';
import { publishedSources } from '../../platform/db/stored/published.ts';
import { readStoredDocument } from '../../platform/db/stored/stored-document.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { DefinitionKind } from '../../platform/db/tables.ts';
import type { Reader } from './report-once.ts';

/** Kinds of documents in the table `definitions`. The settings are stored with the realm. */
type ValidKind = DefinitionKind & StoredKind;

// Reads documents for viewers. It returns the stored document if it is valid, else the newest valid published revision,
// else the valid parts of the stored one. Invalid documents are logged.

const valid = (tx: Tx, realm: string, kind: ValidKind, name: string, stored: unknown): Promise<unknown> => {
  const edited = editedKinds.find((one) => one === kind);
  return readStoredDocument(tx, {
    realm,
    kind,
    name,
    stored: kind === 'news' ? asNews(stored) : stored,
    published: async () => (edited ? publishedSources(tx, realm, { kind: edited, name }) : []),
  });
};

/** The stored news document contains only the feeds, because news items have a table of their own. */
const asNews = (stored: unknown): unknown =>
  stored !== null && typeof stored === 'object' && !Array.isArray(stored)
    ? { version: '1.0', items: [], ...stored }
    : stored;

/** Finds a stored document in its valid form; undefined when it does not exist. */
export async function findValidDocument(
  tx: Tx,
  { realm }: Pick<Reader, 'realm'>,
  kind: ValidKind,
  name: string,
): Promise<unknown> {
  const row = await tx
    .selectFrom('definitions')
    .select('document')
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && valid(tx, realm, kind, name, row.document);
}

/** Lists the stored documents of a kind in their valid form, by name. */
export async function listValid(
  tx: Tx,
  { realm }: Pick<Reader, 'realm'>,
  kind: ValidKind,
): Promise<{ name: string; document: unknown }[]> {
  const rows = await tx
    .selectFrom('definitions')
    .select(['name', 'document'])
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .orderBy('name')
    .execute();
  const documents: { name: string; document: unknown }[] = [];
  // The reads run one after another, because a transaction uses one connection.
  for (const { name, document } of rows)
    documents.push({ name, document: await valid(tx, realm, kind, name, document) });
  return documents;
}
