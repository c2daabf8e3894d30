import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { troubleOf } from '../db/error-kind.ts';
import { findRealm, listRealms } from './realms.store.ts';

/** Where a realm can be seen. */
export interface RealmHost {
  id: string;
  name: string;
  /** Its first host name. */
  host: string;
}

/** Told of a realm that cannot be read, and why. */
type OnUnreadable = (realm: string, error: unknown) => void;

/**
 * Where the realms are: those of the configuration first, in its order. One that cannot be read is out by itself, and that is told;
 * rejects where the database cannot be asked.
 */
export async function hostsOf(
  db: Database,
  configured: readonly string[],
  onUnreadable: OnUnreadable,
): Promise<RealmHost[]> {
  const ids = new Set([...configured, ...(await listRealms(db))]);
  const found = await Promise.all(
    [...ids].map((id) =>
      findRealm(db, id).catch((error: unknown) => {
        if (troubleOf(error)) throw error;
        onUnreadable(id, error);
        return undefined;
      }),
    ),
  );
  return found.flatMap((realm) =>
    realm ? [{ id: realm.id, name: realm.settings.name, host: realm.settings.hosts[0] ?? '' }] : [],
  );
}

/**
 * Looks where the realms are, each time anew, since one may be loaded meanwhile. Of one that cannot be read is told once for
 * as long as it cannot.
 */
export function watchHosts(
  db: Database,
  configured: readonly string[],
  onUnreadable: OnUnreadable,
): () => Promise<RealmHost[]> {
  let before = new Set<string>();
  return async () => {
    const now = new Set<string>();
    const found = await hostsOf(db, configured, (realm, error) => {
      now.add(realm);
      if (!before.has(realm)) onUnreadable(realm, error);
    });
    before = now;
    return found;
  };
}

/** Logs that a realm is out: the others, the studio and the program go on. */
export const logUnreadable =
  (log: Pick<Logger, 'error'>): OnUnreadable =>
  (realm, err) =>
    log.error({ realm, err }, 'A realm cannot be read, and is out. Load it again, or restore it from a backup');
