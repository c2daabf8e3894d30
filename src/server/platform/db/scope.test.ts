import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadRealm } from '#server/app/load-realm.ts';
import { fillEveryTable } from '../../../../tests/support/every-table.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { queries } from './client.ts';
import { inRealm } from './scope.ts';

let server: TestServer;
let tables: string[];

beforeAll(async () => {
  server = await openTestServer();
  // Every table must contain rows of both realms, so that the tests can detect missing isolation.
  for (const realm of ['north', 'south']) await fillEveryTable(server, realm);
  const rows = await server.database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => server.close());

test('every table has the realm in its keys and forced row-level security @realm-02', async () => {
  expect(tables.length).toBeGreaterThanOrEqual(10);
  const open = await server.database.query(
    `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'public' and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
  );
  expect(open).toEqual([]);
  const keysWithout = await server.database.query(
    `select conrelid::regclass as table, conname from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where nspname = 'public' and contype in ('p', 'u', 'f')
     and not exists (select from unnest(conkey) key join pg_attribute on attrelid = conrelid and attnum = key where attname = 'realm')`,
  );
  expect(keysWithout).toEqual([]);
});

test("hides other realms' rows on every table and rejects writing them @realm-02", async () => {
  const { db } = server.context;
  for (const table of tables) {
    const [total] = await server.database.query<{ count: number }>(
      `select count(*)::int as count from ${table} where realm = 'south'`,
      [],
      'south',
    );
    expect(total?.count, `${table} has rows of south to hide`).toBeGreaterThan(0);
    await inRealm(db, 'north', async (tx) => {
      const seen = await sql<{ realm: string }>`select distinct realm from ${sql.table(table)}`.execute(tx);
      expect(seen.rows, table).toEqual([{ realm: 'north' }]);
      const changed = await sql`update ${sql.table(table)} set realm = realm where realm = 'south'`.execute(tx);
      expect(changed.numAffectedRows, table).toBe(0n);
      const removed = await sql`delete from ${sql.table(table)} where realm = 'south'`.execute(tx);
      expect(removed.numAffectedRows, table).toBe(0n);
    });
    const smuggled = inRealm(db, 'north', (tx) =>
      sql`insert into ${sql.table(table)} select * from ${sql.table(table)} limit 0`
        .execute(tx)
        .then(() => sql`update ${sql.table(table)} set realm = 'south'`.execute(tx)),
    );
    await expect(smuggled, table).rejects.toThrow(/row-level security/);
  }
});

test('a transaction without a realm sees no rows @realm-02', async () => {
  for (const table of tables) {
    const count = await server.context.db[queries].transaction().execute(async (tx) => {
      await sql`select set_config('role', 'playbill_app', true)`.execute(tx);
      return (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)).rows[0]
        ?.count;
    });
    expect(count, table).toBe(0);
  }
});

test('escapes quotes and backslashes in the realm id when setting the realm of a transaction @realm-02', async () => {
  const name = "north', true), set_config('role', 'none";
  const seen = await inRealm(server.context.db, name, (tx) =>
    sql<{ role: string; realm: string }>`select current_user as role, current_setting('app.realm') as realm`.execute(
      tx,
    ),
  );
  expect(seen.rows).toEqual([{ role: 'playbill_app', realm: name }]);
  const backslash = await inRealm(server.context.db, String.raw`a\'b`, (tx) =>
    sql<{ realm: string }>`select current_setting('app.realm') as realm`.execute(tx),
  );
  expect(backslash.rows).toEqual([{ realm: String.raw`a\'b` }]);
});

test('begins a transaction and sets its realm in one round trip; the connection has no realm setting afterwards', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await inRealm(server.context.db, 'north', (tx) => tx.selectFrom('realms').select('realm').execute());
  const texts = sent.mock.calls.map(([text]) => String(text).split(/[ ;]/)[0]);
  sent.mockRestore();
  expect(texts).toEqual(['begin', 'select', 'commit']);
  const after = await sql<{ same: boolean; realm: string | null }>`
    select current_user = session_user as same, nullif(current_setting('app.realm', true), '') as realm
  `.execute(server.context.db[queries]);
  expect(after.rows).toEqual([{ same: true, realm: null }]);
});

test('rejects the load of a realm with another realm’s host name and changes nothing @realm-01', async () => {
  const { writeRealm, realmFiles } = await import('../../../../tests/support/realm-folder.ts');
  const settings = realmFiles('thief')['realm.json'] as object;
  const { folder, remove } = await writeRealm('thief', { 'realm.json': { ...settings, hosts: ['north.localhost'] } });
  await expect(loadRealm(server.context, folder)).rejects.toThrow(
    'realm.json /hosts/0: expected a host name that nothing else has (north has it), found "north.localhost"',
  );
  await remove();
  expect(await server.database.query("select from realms where realm = 'thief'", [], 'thief')).toEqual([]);
});
