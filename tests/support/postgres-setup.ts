import { realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { allJobs } from '#server/app/districts.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { configFrom } from '#server/platform/env.ts';
import { openQueue } from '#server/platform/jobs/queue.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import { createMemoryFolder } from '../../scripts/test/memory-folder.ts';
import { accountFiles } from './accounts-realm.ts';
import './cheap-hashes.ts';
import { START, writeRealm } from './realm-folder.ts';

/** Template databases. */
interface Templates {
  /** All tables without rows. */
  empty: string;
  /** The realms north and south, loaded at START from `realmFolders`. */
  realms: string;
  /** Like `realms`, with north reloaded by `loadAccounts` with default settings. */
  accounts: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the database server's default database. */
    databaseServer: string;
    databaseTemplates: Templates;
    /** Strategy for copying databases. */
    databaseCopy: 'file_copy' | 'wal_log';
    /** Folders of the realms north and south. Shared by all test files, so read-only. */
    realmFolders: string[];
  }
}

/** Settings without crash safety, for speed; tests of crashes start a database of their own. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

async function startEmbedded(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = createMemoryFolder();
  const embedded = await openEmbedded(folder, pino({ level: 'silent' }), { settings: hasty });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** URL of another database on the same server. */
const at = (url: string, database: string) => url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);

async function administer(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** Chooses the faster way to copy a database: copying files takes two checkpoints, which cost nothing without fsync. */
async function chooseCopy(url: string): Promise<'file_copy' | 'wal_log'> {
  const { rows } = await administer(url, 'show fsync');
  return rows[0]?.['fsync'] === 'off' ? 'file_copy' : 'wal_log';
}

/** Creates all tables in a database. */
async function makeTables(url: string): Promise<void> {
  const db = connectDatabase({ url, onError: () => undefined });
  await migrateDatabase(db).finally(() => db.close());
  const queue = await openQueue(url, allJobs, (error) => {
    throw error;
  });
  await queue.close();
}

/** Loads realm folders into a database, like a server that starts at the time START. */
async function loadInto(url: string, folders: readonly string[]): Promise<void> {
  const db = connectDatabase({ url, onError: () => undefined });
  const context = {
    db,
    config: configFrom({}, os.tmpdir()),
    clock: { now: () => Date.parse(START) },
    log: pino({ level: 'silent' }),
  };
  try {
    for (const folder of folders) await loadRealm(context, folder, { moved: true });
  } finally {
    await db.close();
  }
}

/**
 * Vitest's global setup: one database server for all test files (TEST_DATABASE_URL or embedded) with template
 * databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  const server = external ? { url: external, stop: async () => undefined } : await startEmbedded();
  const copy = await chooseCopy(server.url);
  const name = `playbill_template_${process.pid}`;
  const templates: Templates = { empty: name, realms: `${name}_realms`, accounts: `${name}_accounts` };
  const copyOf = (from: string, to: string) =>
    administer(server.url, `create database ${to} template ${from} strategy ${copy}`);
  const realms = await Promise.all(['north', 'south'].map((id) => writeRealm(id)));
  const folders = await Promise.all(realms.map(({ folder }) => realpath(folder)));
  await administer(server.url, `create database ${templates.empty}`);
  await makeTables(at(server.url, templates.empty));
  await copyOf(templates.empty, templates.realms);
  await loadInto(at(server.url, templates.realms), folders);
  await copyOf(templates.realms, templates.accounts);
  const withAccounts = await writeRealm('north', accountFiles('north'));
  await loadInto(at(server.url, templates.accounts), [withAccounts.folder]).finally(withAccounts.remove);
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplates', templates);
  project.provide('databaseCopy', copy);
  project.provide('realmFolders', folders);
  return async () => {
    if (external)
      for (const template of Object.values<string>({ ...templates }))
        await administer(server.url, `drop database if exists ${template}`);
    await server.stop();
    await Promise.all(realms.map(({ remove }) => remove()));
  };
}
