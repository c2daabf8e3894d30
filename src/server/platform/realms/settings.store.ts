import type { Realm } from '#schemas/generated/types.ts';
import { acquireLock, type Tx } from '../db/scope.ts';
import { nextRevision } from './revision.ts';

/**
 * Acquires the lock for writing host names, so that two realms cannot take the same host. Acquire it before locking
 * rows of the realm.
 */
export const lockHosts = (tx: Tx): Promise<void> => acquireLock(tx, 'load');

/**
 * Replaces the realm's host names by those of its settings. Requires the host lock, and hosts that belong to no other
 * realm.
 */
export async function writeHosts(tx: Tx, realm: string, { hosts }: Pick<Realm, 'hosts'>): Promise<void> {
  await tx.deleteFrom('realm_hosts').where('realm', '=', realm).execute();
  await tx
    .insertInto('realm_hosts')
    .values([...new Set(hosts)].map((host) => ({ realm, host })))
    .execute();
}

/** Replaces the settings of an existing realm and increases its revision, which invalidates caches. */
export async function writeSettings(tx: Tx, realm: string, settings: Realm): Promise<void> {
  await tx
    .updateTable('realms')
    .set({ settings: JSON.stringify(settings), revision: nextRevision })
    .where('realm', '=', realm)
    .execute();
  await writeHosts(tx, realm, settings);
}
