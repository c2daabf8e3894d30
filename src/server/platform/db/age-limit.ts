import { type Database, scopedQueries } from './client.ts';
import { databaseOf, type Tx } from './scope.ts';

const limited = new WeakMap<Database, Map<number, Database>>();

/**
 * Returns the database as a child sees it: without titles rated above an age (migration 0031). The same object is
 * returned for the same age, so that caches keyed by the database object are separate per age.
 */
export function withAgeLimit(db: Database, age: number): Database {
  const known = limited.get(db) ?? new Map<number, Database>();
  limited.set(db, known);
  const found: Database = known.get(age) ?? {
    ...db,
    ageLimit: age,
    [scopedQueries]: (settings, within) => db[scopedQueries]({ ...settings, 'app.age_limit': String(age) }, within),
  };
  known.set(age, found);
  return found;
}

/** True when the transaction has an age limit, that is, reads as a child. */
export const isForChild = (tx: Tx): boolean => databaseOf(tx)?.ageLimit !== undefined;
