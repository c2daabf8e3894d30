import type { Tx } from '../../platform/db/scope.ts';
import type { DefinitionKind } from '../../platform/db/tables.ts';
import { nextRevision } from '../../platform/realms/revision.ts';

/** All of a realm's stored documents. */
export const allDefinitions = (
  tx: Tx,
  realm: string,
): Promise<{ kind: DefinitionKind; name: string; document: unknown }[]> =>
  tx.selectFrom('definitions').select(['kind', 'name', 'document']).where('realm', '=', realm).execute();

/**
 * Makes others who write documents of the realm wait until this transaction ends: whoever looks at what is there and
 * then writes has to hold it. Readers wait for nobody.
 */
export async function lockDocuments(tx: Tx, realm: string): Promise<void> {
  await tx.selectFrom('realms').select('revision').where('realm', '=', realm).forNoKeyUpdate().execute();
}

/** Replaces one document, or adds it. The realm's revision goes up, so that nothing that was made of it is kept. */
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
