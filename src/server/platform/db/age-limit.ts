import { type Database, queriesWithin } from './client.ts';
import { databaseOf, type Tx } from './scope.ts';

const limited = new WeakMap<Database, Map<number, Database>>();

/**
 * The same database as a child sees it: without what is rated above an age (migration 0031). It is one object for each age, so that what
 * is remembered of a database is remembered of each by itself.
 */
export function withAgeLimit(db: Database, age: number): Database {
  const known = limited.get(db) ?? new Map<number, Database>();
  limited.set(db, known);
  const found: Database = known.get(age) ?? {
    ...db,
    ageLimit: age,
    [queriesWithin]: (settings, within) => db[queriesWithin]({ ...settings, 'app.age_limit': String(age) }, within),
  };
  known.set(age, found);
  return found;
}

/** Whether a transaction sees what a child does. */
export const isForChild = (tx: Tx): boolean => databaseOf(tx)?.ageLimit !== undefined;
