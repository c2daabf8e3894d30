import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/client.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';
import type { ContentRecord } from './catalogue.store.ts';
import type { ListOptions } from './list.ts';

/** Titles of one realm's lists that are kept, some 3 kB each. Beyond them the list that was asked for longest ago goes. */
const TITLES = 10_000;

const kept = memoizePerRevision<LRUCache<string, Promise<ContentRecord[]>>>('titles of lists');

/**
 * The titles of a list's first page, read once per revision: what is shown of them is made for each viewer. Nobody may
 * change what is given.
 */
export async function keptTitles(
  db: Database,
  realm: RealmRecord,
  { source, leaving, count }: Omit<ListOptions, 'audience' | 'after'>,
  read: () => Promise<ContentRecord[]>,
): Promise<ContentRecord[]> {
  const lists = await kept(db, realm, '', async () => new LRUCache({ maxSize: TITLES }));
  const key = JSON.stringify([source, leaving, count]);
  const known = lists.get(key);
  if (known) return known;
  const titles = read();
  // How many there are is known once they are there. A list that is larger than all that may be kept is not.
  const keepAs = (size: number) => {
    // The cache leaves a value that it knows at the size it had.
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
