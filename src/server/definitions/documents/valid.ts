import { editedKinds } from '#schemas/realm-folder.ts';
import type { StoredKind } from '../../platform/db/stored/checks.ts';
import { publishedSources } from '../../platform/db/stored/published.ts';
import { storedDocument } from '../../platform/db/stored/stored-document.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { DefinitionKind } from '../../platform/db/tables.ts';
import type { Reader } from './report-once.ts';

/** The kinds that are stored as documents; settings are the realm's own row. */
type ValidKind = DefinitionKind & StoredKind;

// Viewers get documents from here alone: the document itself if they can be shown it, else the newest published revision
// that they can, else what is left of it without what is wrong. Whatever wrote a mistake past every check, the log is told.

const valid = (tx: Tx, realm: string, kind: ValidKind, name: string, stored: unknown): Promise<unknown> => {
  const edited = editedKinds.find((one) => one === kind);
  return storedDocument(tx, {
    realm,
    kind,
    name,
    stored: kind === 'news' ? asNews(stored) : stored,
    published: async () => (edited ? publishedSources(tx, realm, { kind: edited, name }) : []),
  });
};

/** The items of news stand in a table of their own; what is left are the feeds. */
const asNews = (stored: unknown): unknown =>
  stored !== null && typeof stored === 'object' && !Array.isArray(stored)
    ? { version: '1.0', items: [], ...stored }
    : stored;

/** A stored document as viewers may be shown it; undefined when there is none of that name. */
export async function findValid(
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

/** All stored documents of a kind as viewers may be shown them, by name. */
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
  // One after the other: a transaction is one connection.
  for (const { name, document } of rows)
    documents.push({ name, document: await valid(tx, realm, kind, name, document) });
  return documents;
}
