import type { Database } from '../db/client.ts';
import { inRealm, type Tx } from '../db/scope.ts';

/** Maximum number of rows per transaction, so that locks are short. */
const AT_ONCE = 1000;

/**
 * Changes or deletes any number of a realm's rows in batches, one transaction each.
 * @param portion processes at most `limit` rows and returns their number
 */
export async function inBatches(
  db: Database,
  realm: string,
  portion: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  while ((await inRealm(db, realm, (tx) => portion(tx, AT_ONCE))) === AT_ONCE);
}
