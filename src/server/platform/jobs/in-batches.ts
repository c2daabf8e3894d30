import type { Database } from '../db/client.ts';
import { inRealm, type Tx } from '../db/scope.ts';

/** Rows that one transaction changes: others wait for it no longer than that takes. */
const AT_ONCE = 1000;

/**
 * Changes or deletes any number of a realm's rows, a portion in each transaction.
 * @param portion does at most `limit` of them, and answers how many
 */
export async function inBatches(
  db: Database,
  realm: string,
  portion: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  while ((await inRealm(db, realm, (tx) => portion(tx, AT_ONCE))) === AT_ONCE);
}
