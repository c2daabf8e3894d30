import type { Tx } from '../../platform/db/scope.ts';
import type { DefinitionKind } from '../../platform/db/tables.ts';
import { nextRevision } from '../../platform/realms/revision.ts';

/** Reads all stored documents of a realm. */
export const allDefinitions = (
  tx: Tx,
  realm: string,
): Promise<{ kind: DefinitionKind; name: string; document: unknown }[]> =>
  tx.selectFrom('definitions').select(['kind', 'name', 'document']).where('realm', '=', realm).execute();

/**
 * Locks the realm's documents for writing until the transaction ends. Required before reading documents in order to
 * change them; readers do not wait.
 */
export async function lockDocuments(tx: Tx, realm: string): Promise<void> {
  await tx.selectFrom('realms').select('revision').where('realm', '=', realm).forNoKeyUpdate().execute();
}

/** Inserts or replaces a document and increases the realm's revision, which invalidates caches. */
export async function writeDefinition(
  tx: Tx,
  realm: string,
  kind: DefinitionKind,
  name: string,
  document: unknown,
): Promise<void> {
  const values = { document: JSON.stringify(document) };
  await tx
    .insertInto('definitions')
    .values({ realm, kind, name, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'kind', 'name']).doUpdateSet(values))
    .execute();
  await tx.updateTable('realms').set({ revision: nextRevision }).where('realm', '=', realm).execute();
}
