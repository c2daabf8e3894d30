import { type Database, scopedQueries } from './client.ts';
import { databaseOf, type Tx } from './scope.ts';

const limited = new WeakMap<Database, Map<number, Database>>();

/**
 * Returns a database handle that hides titles rated above an age (migration 0031), for children's profiles. Each age
 * has one handle, so caches keyed by the handle are separate per age.
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

/** True if the transaction has an age limit, because it reads for a child's profile. */
export const isForChild = (tx: Tx): boolean => databaseOf(tx)?.ageLimit !== undefined;
