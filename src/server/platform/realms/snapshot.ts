import type { Database } from '../db/client.ts';
import { databaseOf, inRealm, type Tx } from '../db/scope.ts';
import type { RealmRecord } from './realms.store.ts';

interface Snapshot {
  revision: number;
  parts: Map<string, unknown>;
}

// Caches are kept per database, so that tests with several databases do not share them. Each server instance has its
// own caches.
const snapshots = new WeakMap<Database, Map<string, Snapshot>>();

function getSnapshot(db: Database, { id, revision }: Pick<RealmRecord, 'id' | 'revision'>): Snapshot {
  const realms = snapshots.get(db) ?? new Map<string, Snapshot>();
  snapshots.set(db, realms);
  const known = realms.get(id);
  if (known?.revision === revision) return known;
  const created: Snapshot = { revision, parts: new Map() };
  realms.set(id, created);
  return created;
}

/**
 * Declares an object that exists once per realm and revision, such as a cache of its own.
 * @param name unique name of the declaration
 */
export function createPerRevision<T>(name: string, create: () => T) {
  return (db: Database, realm: RealmRecord): T => {
    const { parts } = getSnapshot(db, realm);
    // The cast is safe because each name is used by one declaration.
    const known = parts.get(name) as T | undefined;
    if (known !== undefined) return known;
    const created = create();
    parts.set(name, created);
    return created;
  };
}

/** Returns the cached value of a key, or computes it. A failed or undefined value is dropped. */
function recall<T>(values: Map<string, Promise<T>>, key: string, compute: () => Promise<T>): Promise<T> {
  const known = values.get(key);
  if (known) return known;
  const value = compute();
  values.set(key, value);
  const drop = () => {
    if (values.get(key) === value) values.delete(key);
  };
  value.then((result) => result === undefined && drop(), drop);
  return value;
}

/** A cached read: `load` reads in a transaction, `derive` computes the value after the transaction has ended. */
interface CachedRead<T> {
  (db: Database, realm: RealmRecord, key: string, load: (tx: Tx) => Promise<T>): Promise<T>;
  <Loaded>(
    db: Database,
    realm: RealmRecord,
    key: string,
    load: (tx: Tx) => Promise<Loaded>,
    derive: (loaded: Loaded) => T | Promise<T>,
  ): Promise<T>;
}

/**
 * Declares a cached value derived from a realm's documents or catalogue only. The returned function loads it once per
 * key (a locale, say) and revision, in a transaction of its own; a cached value opens none. Loads and publications of
 * the realm raise the revision. Errors and undefined values are not cached. Callers must not mutate the value, and must
 * not call the function inside a transaction, because a request that needs two connections can exhaust the pool.
 * @param name unique name of the declaration
 */
export function memoizePerRevision<T>(name: string): CachedRead<T> {
  const getValues = createPerRevision(name, () => new Map<string, Promise<T>>());
  return (
    db: Database,
    realm: RealmRecord,
    key: string,
    load: (tx: Tx) => Promise<unknown>,
    derive: (loaded: never) => T | Promise<T> = (loaded) => loaded,
  ): Promise<T> => {
    // The overloads guarantee that `derive` accepts what `load` returns.
    const compute = async () => derive((await inRealm(db, realm.id, load)) as never);
    return recall(getValues(db, realm), key, compute);
  };
}

/**
 * Declares a cached value as `memoizePerRevision` does, for callers that have a transaction anyway: a value that is not
 * cached is loaded in the transaction of its first caller.
 * @param name unique name of the declaration
 */
export function memoizeInTransaction<T>(name: string) {
  const getValues = createPerRevision(name, () => new Map<string, Promise<T>>());
  return (tx: Tx, realm: RealmRecord, key: string, load: () => Promise<T>): Promise<T> => {
    const db = databaseOf(tx);
    return db ? recall(getValues(db, realm), key, load) : load();
  };
}
