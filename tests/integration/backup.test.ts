import { mkdtempSync } from 'node:fs';
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import { type OpenRealm, openRealm } from '#server/app/open.ts';
import { demoRealmFolders } from '#server/platform/seed.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../support/accounts-realm.ts';
import { createTestDatabase } from '../support/database.ts';
import { editors, viewer } from '../support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../support/realm-server.ts';
import { headOf, MORE, openStudio, text } from '../support/studio.ts';

let server: TestServer;
let folder: string;
let file: string;
/** Contents of the database when it was backed up. */
let before: Record<string, string>;

const signIn = async ({ app }: Pick<OpenRealm, 'app'>) => {
  const answer = await app.request(
    'http://north.localhost/api/v2/login',
    json({ id: viewer.email, secret: viewer.password }),
  );
  expect(answer.status).toBe(201);
  return (await answer.json()) as Tokens;
};

beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { watchlistsEnabled: true });
  for (const demo of demoRealmFolders()) await loadRealm(server.context, demo);
  folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-backup-'));
  file = path.join(folder, 'all.backup');
  const headers = bearer(await signIn(server));
  expect((await server.call('/api/v2/favourite/vods/1', { method: 'PUT', headers })).status).toBe(204);
  const list = { ...json({ name: 'Friday\n\\.' }), headers: { ...headers, 'content-type': 'application/json' } };
  expect((await server.call('/api/v3/user/watchlist', list)).status).toBe(201);
  const edda = await openStudio(server, editors.edda);
  await edda('PUT', `${MORE}/draft`, { source: text('A draft'), base: await headOf(edda) });
  before = await contentsOf(server.database.url);
  await writeBackup(server.database.url, file, new Date(0));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Row count and order-independent digest of every table. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const all: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ text: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as text from ${name} t`,
      );
      all[name] = found[0]?.text ?? '';
    }
    return all;
  } finally {
    await client.end();
  }
}

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database whose owner is subject to row-level security, as at hosting services. */
async function emptyDatabase(): Promise<{ url: string; asOwner: string }> {
  const name = `playbill_empty_${process.pid}_${Date.now()}`;
  await administer(
    `create role ${name} nologin`,
    `grant playbill_app to ${name}`,
    `create database ${name} owner ${name}`,
  );
  onTestFinished(() => administer(`drop database ${name} with (force)`, `drop role ${name}`));
  const url = inject('databaseServer').replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  return { url, asOwner: `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c role=${name}`)}` };
}

const untouched = async () => Promise.reject(new Error('Tables were made'));
const migrated = async () => undefined;

test('restores a backup of the database completely: realms, accounts, lists, drafts @srv-07', async () => {
  const target = await createTestDatabase();
  const { realms } = await restoreBackup(target.url, file, migrated);
  expect(realms).toEqual(['apex', 'lumen', 'north', 'south']);
  expect(await contentsOf(target.url)).toEqual(before);
  expect(before['favourites']).toMatch(/^1 /);
  expect(before['watchlists']).toMatch(/^1 /);

  const config = { ...server.context.config, databaseUrl: target.url, realmFolders: [] };
  const opened = await openRealm(config, { clock: server.clock });
  const sent = async (app: OpenRealm['app'], realm: string) => {
    const answer = await app.request(`http://${realm}.localhost/api/v1/init?section=home`);
    // Tokens are excluded from the comparison, because each guest gets new ones.
    return { ...((await answer.json()) as object), authentication: undefined };
  };
  for (const realm of ['apex', 'lumen', 'north'])
    expect(await sent(opened.app, realm)).toEqual(await sent(server.app, realm));
  const headers = { ...bearer(await signIn(opened)), 'content-type': 'application/json' };
  // Sequences continue after the restored ids.
  const made = await opened.app.request('http://north.localhost/api/v3/user/watchlist', {
    method: 'POST',
    headers,
    body: '{"name":"Next"}',
  });
  expect(made.status).toBe(201);
  const edda = await openStudio(
    { ...server, call: (at, init) => Promise.resolve(opened.app.request(`http://north.localhost${at}`, init)) },
    editors.edda,
  );
  expect((await edda('GET', MORE)).draft).toBeDefined();
  await opened.close();
  await target.drop();
});

test('a database user that is subject to row-level security can back up and restore, and the security stays enabled @srv-07', async () => {
  const { url, asOwner } = await emptyDatabase();
  const config = { ...server.context.config, databaseUrl: asOwner, realmFolders: [] };
  const makeTables = async () => (await openRealm(config, { clock: server.clock })).close();
  await restoreBackup(asOwner, file, makeTables);
  expect(await contentsOf(url)).toEqual(before);
  const again = path.join(folder, 'again.backup');
  await writeBackup(asOwner, again, new Date(0));
  const sortedLines = async (name: string) =>
    gunzipSync(await readFile(name))
      .toString('latin1')
      .split('\n')
      .sort();
  expect(await sortedLines(again)).toEqual(await sortedLines(file));
  const client = new pg.Client({ connectionString: asOwner });
  await client.connect();
  const { rows } = await client.query('select from realms');
  await client.end();
  expect(rows).toHaveLength(0);
});

test('a backup file is readable only by its owner, and removed if the backup fails @srv-07', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lost = path.join(folder, 'lost.backup');
  const target = await emptyDatabase();
  await expect(writeBackup(target.url, lost, new Date())).rejects.toThrow('holds no Playbill');
  await expect(stat(lost)).rejects.toThrow('ENOENT');
});

test('refuses to restore a backup into a database that is not empty, before any change @srv-07', async () => {
  await expect(restoreBackup(server.database.url, file, untouched)).rejects.toThrow('The database is not empty');
  const { url } = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table somebody_elses (id int)');
  await client.end();
  await expect(restoreBackup(url, file, untouched)).rejects.toThrow('The database is not empty');
});

test('rejects a backup of another schema version, and one that is truncated, modified or of another format @srv-07', async () => {
  const target = await createTestDatabase();
  onTestFinished(target.drop);
  const empty = await contentsOf(target.url);
  const whole = gunzipSync(await readFile(file)).toString('latin1');
  const variant = async (change: (text: string) => string) => {
    const name = path.join(folder, 'variant.backup');
    await writeFile(name, gzipSync(Buffer.from(change(whole), 'latin1')));
    return restoreBackup(target.url, name, migrated);
  };
  const [first = ''] = whole.split('\n', 1);
  const header = JSON.parse(first) as { level: string[] };
  const atLevel = (level: string[]) => variant((all) => all.replace(first, () => JSON.stringify({ ...header, level })));
  await expect(atLevel(header.level.slice(0, -1))).rejects.toThrow('then start this one on that database');
  await expect(atLevel([...header.level, '9999-later'])).rejects.toThrow('Restore it with the version that made it');
  await expect(variant((all) => all.replace(/\n\{"rows":\d+\}\n$/, '\n'))).rejects.toThrow('damaged or cut short');
  await expect(variant((all) => all.replace(/\{"rows":\d+\}\n$/, '{"rows":1}\n'))).rejects.toThrow('cut short');
  await expect(variant(() => 'nonsense\n')).rejects.toThrow('is no backup of Playbill');
  const half = path.join(folder, 'half.backup');
  const bytes = await readFile(file);
  await writeFile(half, bytes);
  await truncate(half, Math.floor(bytes.length / 2));
  await expect(restoreBackup(target.url, half, migrated)).rejects.toThrow('damaged or cut short');
  expect(await contentsOf(target.url)).toEqual(empty);
});

test('the server refuses to start without permission to migrate an older database, and changes nothing @srv-07', async () => {
  const { url } = await emptyDatabase();
  const config = { ...server.context.config, databaseUrl: url, migrate: false };
  await expect(openRealm(config)).rejects.toThrow(/The database is older than this Playbill: it lacks 0001-baseline/);
  expect(await contentsOf(url)).toEqual({});
  const current = await openRealm({ ...server.context.config, realmFolders: [], migrate: false });
  await current.close();
});

test('the server refuses a database from before version 0.1.0, and changes nothing @srv-07', async () => {
  const { url } = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('create schema playbill_migrations');
  await client.query('create table playbill_migrations.kysely_migration (name text primary key, timestamp text)');
  await client.query("insert into playbill_migrations.kysely_migration values ('0001-definitions', '')");
  const before = await contentsOf(url);
  await expect(openRealm({ ...server.context.config, databaseUrl: url, realmFolders: [] })).rejects.toThrow(
    /from before version 0\.1\.0/,
  );
  expect(await contentsOf(url)).toEqual(before);
});
