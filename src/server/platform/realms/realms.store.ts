import { setImmediate } from 'node:timers/promises';
import type { Gift, Licence, Licences, Realm } from '#schemas/generated/types.ts';
import type { Database } from '../db/client.ts';
import { databaseOf, inAllHostsScope, inHostScope, inRealm, allowHostLookup, type Tx } from '../db/scope.ts';
import { publishedSources } from '../db/stored/published.ts';
import { readStoredDocument } from '../db/stored/stored-document.ts';

/** A realm's stored settings. */
export interface RealmRecord {
  id: string;
  /** Increases with every load and publication; caches of older revisions are stale. */
  revision: number;
  settings: Realm;
  /** The realm's licences, also those that are no longer offered. */
  licences: readonly Licence[];
  /** The gifts that the realm sells or sold, of the same document. */
  gifts: readonly Gift[];
}

/** What the realm sells. */
type Offers = Pick<RealmRecord, 'licences' | 'gifts'>;

/**
 * Reads only a realm's host names. It is needed for settings that are invalid and replaced by a skeleton (minimal valid
 * document).
 */
async function hostNames(tx: Tx, realm: string): Promise<string[]> {
  const rows = await tx.selectFrom('realm_hosts').select('host').where('realm', '=', realm).orderBy('host').execute();
  return rows.map(({ host }) => host);
}

/** What realms sell, with the revision that it belongs to. It is read once per revision, not for every request. */
const offersRead = new WeakMap<Database, Map<string, { revision: number; offers: Offers }>>();

async function readOffers(tx: Tx, realm: string, revision: number): Promise<Offers> {
  const db = databaseOf(tx);
  const known = db && offersRead.get(db)?.get(realm);
  if (known?.revision === revision) return known.offers;
  const row = await tx
    .selectFrom('definitions')
    .select('document')
    .where('realm', '=', realm)
    .where('kind', '=', 'licences')
    .executeTakeFirst();
  const document =
    row &&
    ((await readStoredDocument(tx, {
      realm,
      kind: 'licences',
      name: 'licences',
      stored: row.document,
      published: () => publishedSources(tx, realm, { kind: 'licences', name: 'licences' }),
    })) as Licences);
  const offers = { licences: document?.licences ?? [], gifts: document?.gifts ?? [] };
  if (db) {
    const all = offersRead.get(db) ?? new Map();
    offersRead.set(db, all.set(realm, { revision, offers }));
  }
  return offers;
}

async function realmIn(tx: Tx, id: string): Promise<RealmRecord | undefined> {
  const row = await tx.selectFrom('realms').select(['revision', 'settings']).where('realm', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const settings = (await readStoredDocument(tx, {
    realm: id,
    kind: 'realm',
    name: 'realm',
    stored: row.settings,
    published: () => publishedSources(tx, id, { kind: 'realm', name: 'realm' }),
    skeleton: async (least) => ({ ...least, id, name: id, hosts: await hostNames(tx, id) }),
  })) as Realm;
  return { id, revision: row.revision, settings, ...(await readOffers(tx, id, row.revision)) };
}

/** The query runs for every request, hence it is a prepared statement. */
const readRealm = (db: Database, id: string) => inRealm(db, id, (tx) => realmIn(tx, id), { prepared: true });

/**
 * Reads that are about to start, by realm. All callers within one event loop turn share a read. It starts after their
 * calls, so it includes everything that was written before.
 */
const reads = new WeakMap<Database, Map<string, Promise<RealmRecord | undefined>>>();

/**
 * Finds a realm by id; undefined when there is none. Calls within one event loop turn, such as those of one page, share
 * a read.
 */
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

/** Cache of the realm id by host name. */
const owners = new WeakMap<Database, Map<string, string>>();

/** Finds the realm of a host name. A cached id is verified against the realm's settings. */
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

/** Reads the id of the realm that a host name belongs to. */
async function findRealmOfHost(db: Database, host: string): Promise<string | undefined> {
  const row = await inHostScope(db, host, (tx) =>
    tx.selectFrom('realm_hosts').select('realm').where('host', '=', host).executeTakeFirst(),
  );
  return row?.realm;
}

/** Finds which of the host names belong to other realms, and to which. */
export async function hostsOfOthers(tx: Tx, realm: string, hosts: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const host of hosts) {
    await allowHostLookup(tx, host);
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

/** Lists the ids of all realms in alphabetical order. */
export async function listRealms(db: Database): Promise<string[]> {
  const rows = await inAllHostsScope(db, (tx) =>
    tx.selectFrom('realm_hosts').select('realm').distinct().orderBy('realm').execute(),
  );
  return rows.map(({ realm }) => realm);
}
