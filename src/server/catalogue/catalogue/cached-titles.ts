import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/client.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { createPerRevision } from '../../platform/realms/snapshot.ts';
import type { ContentRecord } from './catalogue.store.ts';
import type { ListOptions } from './list.ts';

/** Maximum number of cached titles per realm, about 3 kB each. Beyond it the least recently used list is evicted. */
const TITLES = 10_000;

const getLists = createPerRevision(
  'titles of lists',
  () => new LRUCache<string, Promise<ContentRecord[]>>({ maxSize: TITLES }),
);

/**
 * Returns the titles of a list's first page, cached per revision of the realm. Cards are built from them for each
 * viewer. Callers must not change the result.
 */
export async function getCachedTitles(
  db: Database,
  realm: RealmRecord,
  { source, leaving, count }: Omit<ListOptions, 'audience' | 'after'>,
  read: () => Promise<ContentRecord[]>,
): Promise<ContentRecord[]> {
  const lists = getLists(db, realm);
  const key = JSON.stringify([source, leaving, count]);
  const known = lists.get(key);
  if (known) return known;
  const titles = read();
  // The size of a list is known only after it was read. LRUCache does not store a list that is larger than the cache.
  const keepAs = (size: number) => {
    // LRUCache keeps the old size if the same value is set again, so the old entry is deleted first.
    lists.delete(key);
    lists.set(key, titles, { size });
  };
  keepAs(1);
  titles.then(
    ({ length }) => keepAs(Math.max(1, length)),
    () => lists.delete(key),
  );
  return titles;
}
