import { LRUCache } from 'lru-cache';
import type { Database } from '../db/client.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import { keptPerRevision } from '../realms/snapshot.ts';
import type { ContentRecord } from './catalogue.store.ts';
import type { ListOptions } from './list.ts';

/** Lists of one realm that are kept: some 30 kB each. Beyond them the one that was asked for longest ago goes. */
const LISTS = 500;

const kept = keptPerRevision<LRUCache<string, Promise<ContentRecord[]>>>('titles of lists');

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
  const lists = await kept(db, realm, '', async () => new LRUCache({ max: LISTS }));
  const key = JSON.stringify([source, leaving, count]);
  const known = lists.get(key);
  if (known) return known;
  const titles = read();
  lists.set(key, titles);
  titles.catch(() => lists.delete(key));
  return titles;
}
