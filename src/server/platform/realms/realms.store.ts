import { setImmediate } from 'node:timers/promises';
import type { Realm } from '#schemas/generated/types.ts';
import type { Database } from '../db/client.ts';
import { atEveryHost, atHost, inRealm, lookAtHost, type Tx } from '../db/scope.ts';
import { publishedSources } from '../db/stored/published.ts';
import { storedDocument } from '../db/stored/stored-document.ts';

/** A realm as the database holds it. */
export interface RealmRecord {
  id: string;
  /** Goes up with every load: what was made from an older one is stale. */
  revision: number;
  settings: Realm;
}

/** Settings that name no host name of their own are at those that the realm has. */
async function hostNames(tx: Tx, realm: string): Promise<string[]> {
  const rows = await tx.selectFrom('realm_hosts').select('host').where('realm', '=', realm).orderBy('host').execute();
  return rows.map(({ host }) => host);
}

async function realmIn(tx: Tx, id: string): Promise<RealmRecord | undefined> {
  const row = await tx.selectFrom('realms').select(['revision', 'settings']).where('realm', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const settings = (await storedDocument(tx, {
    realm: id,
    kind: 'realm',
    name: 'realm',
    stored: row.settings,
    published: () => publishedSources(tx, id, { kind: 'realm', name: 'realm' }),
    skeleton: async (least) => ({ ...least, id, name: id, hosts: await hostNames(tx, id) }),
  })) as Realm;
  return { id, revision: row.revision, settings };
}

/** Asked with every call. */
const readRealm = (db: Database, id: string) => inRealm(db, id, (tx) => realmIn(tx, id), { prepared: true });

/** The next read of each realm, for all who ask before it begins; what was written before they asked is in it. */
const reads = new WeakMap<Database, Map<string, Promise<RealmRecord | undefined>>>();

/** A realm by its id; undefined when there is none. Those who ask in one turn, as the calls of one page do, share a read. */
export function findRealm(db: Database, id: string): Promise<RealmRecord | undefined> {
  const next = reads.get(db) ?? new Map<string, Promise<RealmRecord | undefined>>();
  reads.set(db, next);
  const shared = next.get(id);
  if (shared) return shared;
  const read = setImmediate().then(() => {
    next.delete(id);
    return readRealm(db, id);
  });
  next.set(id, read);
  return read;
}

/** Whose each host name was when it was last asked for. */
const owners = new WeakMap<Database, Map<string, string>>();

/** The realm that a host name shows. Its own settings say whether what is remembered still holds. */
export async function findRealmAt(db: Database, host: string): Promise<RealmRecord | undefined> {
  const known = owners.get(db) ?? new Map<string, string>();
  owners.set(db, known);
  const before = known.get(host);
  const realm = before === undefined ? undefined : await findRealm(db, before);
  if (realm?.settings.hosts.includes(host)) return realm;
  const id = await findRealmOfHost(db, host);
  if (id === undefined) known.delete(host);
  else known.set(host, id);
  return id === undefined ? undefined : findRealm(db, id);
}

/** Id of the realm that a host name shows. */
async function findRealmOfHost(db: Database, host: string): Promise<string | undefined> {
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
