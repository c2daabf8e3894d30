import type { Database } from '../db/client.ts';
import type { RealmRecord } from './realms.store.ts';

interface Snapshot {
  revision: number;
  parts: Map<string, Promise<unknown>>;
}

// Kept per database, so that tests with several do not share it. Each instance has a cache of its own.
const snapshots = new WeakMap<Database, Map<string, Snapshot>>();

function snapshotOf(db: Database, { id, revision }: Pick<RealmRecord, 'id' | 'revision'>): Snapshot {
  const realms = snapshots.get(db) ?? new Map<string, Snapshot>();
  snapshots.set(db, realms);
  const kept = realms.get(id);
  if (kept?.revision === revision) return kept;
  const made: Snapshot = { revision, parts: new Map() };
  realms.set(id, made);
  return made;
}

/**
 * Declares a cached value derived from a realm's documents or catalogue only. The returned function computes it once
 * per key (a locale, say) and revision; loads and publications raise the revision. Errors and undefined values are not
 * cached. Callers must not mutate the value.
 * @param name unique name of the declaration
 */
export function memoizePerRevision<T>(name: string) {
  return (db: Database, realm: RealmRecord, key: string, make: () => Promise<T>): Promise<T> => {
    const { parts } = snapshotOf(db, realm);
    const place = `${name} ${key}`;
    // The cast is safe because each name is used by one declaration.
    const kept = parts.get(place) as Promise<T> | undefined;
    if (kept) return kept;
    const made = make();
    parts.set(place, made);
    const drop = () => {
      if (parts.get(place) === made) parts.delete(place);
    };
    made.then((value) => value === undefined && drop(), drop);
    return made;
  };
}
