import type { Realm } from '#schemas/generated/types.ts';
import type { Database } from '../db/client.ts';
import { atEveryHost, atHost, inRealm, lookAtHost, type Tx } from '../db/scope.ts';

/** A realm as the database holds it. */
export interface RealmRecord {
  id: string;
  /** Goes up with every load: what was made from an older one is stale. */
  revision: number;
  settings: Realm;
}

/** A realm by its id; undefined when there is none. */
export async function findRealm(db: Database, id: string): Promise<RealmRecord | undefined> {
  const row = await inRealm(db, id, (tx) =>
    tx.selectFrom('realms').select(['revision', 'settings']).where('realm', '=', id).executeTakeFirst(),
  );
  return row && { id, ...row };
}

/** Id of the realm that a host name shows. */
export async function findRealmOfHost(db: Database, host: string): Promise<string | undefined> {
  const row = await atHost(db, host, (tx) =>
    tx.selectFrom('realm_hosts').select('realm').where('host', '=', host).executeTakeFirst(),
  );
  return row?.realm;
}

/** Which of some host names belong to other realms, and to which. */
export async function hostsOfOthers(tx: Tx, realm: string, hosts: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const host of hosts) {
    await lookAtHost(tx, host);
    const row = await tx
      .selectFrom('realm_hosts')
      .select('realm')
      .where('host', '=', host)
      .where('realm', '<>', realm)
      .executeTakeFirst();
    if (row) owners.set(host, row.realm);
  }
  return owners;
}

/** Ids of all realms, in order. */
export async function listRealms(db: Database): Promise<string[]> {
  const rows = await atEveryHost(db, (tx) =>
    tx.selectFrom('realm_hosts').select('realm').distinct().orderBy('realm').execute(),
  );
  return rows.map(({ realm }) => realm);
}
