import { chunks } from '../db/chunks.ts';
import type { Tx } from '../db/scope.ts';
import type { FighterBody } from '../db/columns/fighter-body.ts';

/** A fighter as the database holds one. */
export interface FighterRecord {
  id: string;
  /** Place in the order of the file. */
  position: number;
  body: FighterBody;
}

const columns = ['id', 'position', 'body'] as const;

/** Fighters in the order of the file, from the beginning or after a place. */
export async function listFighters(
  tx: Tx,
  realm: string,
  after: number | undefined,
  count: number,
): Promise<FighterRecord[]> {
  let query = tx.selectFrom('fighters').select(columns).where('realm', '=', realm);
  if (after !== undefined) query = query.where('position', '>', after);
  return query.orderBy('position').limit(count).execute();
}

/** Fighters by id, in no particular order; ids that do not exist are left out. */
export async function findFighters(tx: Tx, realm: string, ids: readonly string[]): Promise<FighterRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('fighters')
    .select(columns)
    .where('realm', '=', realm)
    .where('id', 'in', [...ids])
    .execute();
}

/** Replaces a realm's fighters. */
export async function replaceFighters(tx: Tx, realm: string, records: readonly FighterRecord[]): Promise<void> {
  await tx.deleteFrom('fighters').where('realm', '=', realm).execute();
  for (const chunk of chunks(records))
    await tx
      .insertInto('fighters')
      .values(chunk.map(({ body, ...record }) => ({ realm, ...record, body: JSON.stringify(body) })))
      .execute();
}
