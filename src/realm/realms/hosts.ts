import type { Database } from '../db/client.ts';
import { findRealm, listRealms } from './realms.store.ts';

/** Where a realm can be seen. */
export interface RealmHost {
  id: string;
  name: string;
  /** Its first host name. */
  host: string;
}

/** Where the realms are: those of the configuration first, in its order. */
export async function hostsOf(db: Database, configured: readonly string[]): Promise<RealmHost[]> {
  const ids = new Set([...configured, ...(await listRealms(db))]);
  const found = await Promise.all([...ids].map((id) => findRealm(db, id)));
  return found.flatMap((realm) =>
    realm ? [{ id: realm.id, name: realm.settings.name, host: realm.settings.hosts[0] ?? '' }] : [],
  );
}
