import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { classifyDbError } from '../db/error-kind.ts';
import { findRealm, listRealms } from './realms.store.ts';

/** A realm and its primary host. */
export interface RealmHost {
  id: string;
  name: string;
  /** First host name of the realm, its primary one. */
  host: string;
}

/** Called for a realm that cannot be read, with the reason. */
type OnUnreadable = (realm: string, error: unknown) => void;

/**
 * Lists realms and their hosts, the configured ones first. An unreadable realm is reported and left out.
 * @throws the error when the database is unavailable
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
        if (classifyDbError(error)) throw error;
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
 * Returns a function that lists the realms from the database on each call. An unreadable realm is reported once, and
 * again only after it was readable in between.
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

/** Returns a reporter that logs an unreadable realm; the other realms keep working. */
export const logUnreadable =
  (log: Pick<Logger, 'error'>): OnUnreadable =>
  (realm, err) =>
    log.error({ realm, err }, 'A realm cannot be read, and is out. Load it again, or restore it from a backup');
