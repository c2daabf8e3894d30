import type { Database } from '../db/client.ts';
import type { RealmRecord } from './realms.store.ts';

interface Snapshot {
  revision: number;
  parts: Map<string, Promise<unknown>>;
}

// Per database, so that tests with several do not share. Every instance makes the same for itself.
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
 * Declares something that is made of a realm's definitions or catalogue alone. The answer gives it by a key (a locale,
 * say) and makes it once per revision: a load or a publication raises the revision, which drops all that was kept.
 * What could not be made, or is undefined, is not kept. Nobody may change what is given.
 * @param name its own in the snapshot
 */
export function memoizePerRevision<T>(name: string) {
  return (db: Database, realm: RealmRecord, key: string, make: () => Promise<T>): Promise<T> => {
    const { parts } = snapshotOf(db, realm);
    const place = `${name} ${key}`;
    // Each name belongs to one declaration, which alone puts something there.
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
