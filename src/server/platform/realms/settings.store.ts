import type { Realm } from '#schemas/generated/types.ts';
import { acquireLock, type Tx } from '../db/scope.ts';
import { nextRevision } from './revision.ts';

/**
 * Whoever writes the host names of a realm goes before or after all others who do, so that no two realms can take the
 * same at once. To be held before any row of the realm is.
 */
export const lockHosts = (tx: Tx): Promise<void> => acquireLock(tx, 'load');

/** Gives the realm the host names of its settings, and no others. They must be held, and nobody else's. */
export async function writeHosts(tx: Tx, realm: string, { hosts }: Pick<Realm, 'hosts'>): Promise<void> {
  await tx.deleteFrom('realm_hosts').where('realm', '=', realm).execute();
  await tx
    .insertInto('realm_hosts')
    .values([...new Set(hosts)].map((host) => ({ realm, host })))
    .execute();
}

/** Replaces the settings of a realm that is there. Its revision goes up, so that nothing that was made of them is kept. */
export async function writeSettings(tx: Tx, realm: string, settings: Realm): Promise<void> {
  await tx
    .updateTable('realms')
    .set({ settings: JSON.stringify(settings), revision: nextRevision })
    .where('realm', '=', realm)
    .execute();
  await writeHosts(tx, realm, settings);
}
