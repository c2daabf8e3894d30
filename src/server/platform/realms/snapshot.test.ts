import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { type Database, scopedQueries } from '../db/client.ts';
import { inRealm, type Tx } from '../db/scope.ts';
import type { RealmRecord } from './realms.store.ts';
import { createPerRevision, memoizeInTransaction, memoizePerRevision } from './snapshot.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const realm = (id: string, revision: number) => ({ id, revision }) as RealmRecord;

/** A database with caches of its own that counts its transactions. */
function countingDatabase() {
  const { db } = server.context;
  const open = vi.fn(db[scopedQueries]);
  return { db: { ...db, [scopedQueries]: open } satisfies Database, open };
}

const readRealm = async (tx: Tx) =>
  (await sql<{ realm: string }>`select current_setting('app.realm') as realm`.execute(tx)).rows[0]?.realm;

test('loads a cached value once per realm revision and key, in a transaction of the realm', async () => {
  const readCached = memoizePerRevision<string | undefined>('test');
  const { db, open } = countingDatabase();
  const values = await Promise.all([
    readCached(db, realm('north', 1), 'en', readRealm),
    readCached(db, realm('north', 1), 'en', readRealm),
  ]);
  expect(values).toEqual(['north', 'north']);
  expect(open).toHaveBeenCalledTimes(1);
  await readCached(db, realm('north', 1), 'es', readRealm);
  expect(await readCached(db, realm('south', 1), 'en', readRealm)).toBe('south');
  await readCached(db, realm('north', 2), 'en', readRealm);
  expect(open).toHaveBeenCalledTimes(4);
  const other = countingDatabase();
  await readCached(other.db, realm('north', 2), 'en', readRealm);
  expect(other.open).toHaveBeenCalledTimes(1);
});

test('reading a value that is already cached opens no database transaction', async () => {
  const readCached = memoizePerRevision<string | undefined>('hit');
  const { db, open } = countingDatabase();
  await readCached(db, realm('north', 1), 'en', readRealm);
  open.mockClear();
  expect(await readCached(db, realm('north', 1), 'en', readRealm)).toBe('north');
  expect(open).not.toHaveBeenCalled();
});

test('calculates a cached value from loaded data after the transaction that loads the data has ended', async () => {
  const { db } = countingDatabase();
  const value = await memoizePerRevision<string>('derived')(
    db,
    realm('north', 1),
    '',
    async (tx) => tx,
    async (tx) => {
      await expect(readRealm(tx)).rejects.toThrow();
      return 'derived';
    },
  );
  expect(value).toBe('derived');
});

test('two caches store their values of the same key separately', async () => {
  const { db } = countingDatabase();
  await memoizePerRevision<string>('one')(db, realm('north', 1), 'en', async () => 'one');
  expect(await memoizePerRevision<string>('other')(db, realm('north', 1), 'en', async () => 'other')).toBe('other');
});

test('loads a value again if the previous load failed or returned no value', async () => {
  const readCached = memoizePerRevision<string | undefined>('failing');
  const { db } = countingDatabase();
  await expect(readCached(db, realm('north', 1), '', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await readCached(db, realm('north', 1), '', async () => undefined)).toBeUndefined();
  expect(await readCached(db, realm('north', 1), '', async () => 'there')).toBe('there');
});

test("a value that is not yet cached can be loaded in the caller's transaction", async () => {
  const readCached = memoizeInTransaction<string | undefined>('inside');
  const { db, open } = countingDatabase();
  const load = vi.fn(readRealm);
  const read = (revision: number) =>
    inRealm(db, 'north', (tx) => readCached(tx, realm('north', revision), 'en', () => load(tx)));
  expect([await read(1), await read(1)]).toEqual(['north', 'north']);
  expect([load.mock.calls.length, open.mock.calls.length]).toEqual([1, 2]);
  await read(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('creates a cached object once per realm and revision', () => {
  const { db } = countingDatabase();
  const getList = createPerRevision('list', (): string[] => []);
  const list = getList(db, realm('north', 1));
  expect(getList(db, realm('north', 1))).toBe(list);
  expect(getList(db, realm('south', 1))).not.toBe(list);
  expect(getList(db, realm('north', 2))).not.toBe(list);
});
