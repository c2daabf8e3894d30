import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { allJobs } from '#realm/all-jobs.ts';
import { connect } from '#realm/db/client.ts';
import { openEmbedded } from '#realm/db/embedded/embedded.ts';
import { migrate } from '#realm/db/migrate.ts';
import { openQueue } from '#realm/jobs/queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that test files make their databases on, by the address of its own first database. */
    databaseServer: string;
    /** A database with all tables and no rows, to be copied. */
    databaseTemplate: string;
  }
}

/** What a crash may cost does not matter here; the tests that care start a database of their own. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

async function startEmbedded(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-test-'));
  await chmod(folder, 0o711);
  const embedded = await openEmbedded(folder, pino({ level: 'silent' }), { settings: hasty });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same server, another database. */
const at = (url: string, database: string) => url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Vitest's global set-up: one server for all test files (TEST_DATABASE_URL's, or an embedded one), with a template to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const told = process.env['TEST_DATABASE_URL'];
  const server = told ? { url: told, stop: async () => undefined } : await startEmbedded();
  const template = `playbill_template_${process.pid}`;
  await administer(server.url, `create database ${template}`);
  const db = connect({ url: at(server.url, template), onError: () => undefined });
  await migrate(db).finally(() => db.close());
  const queue = await openQueue(at(server.url, template), allJobs, (error) => {
    throw error;
  });
  await queue.close();
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', template);
  return async () => {
    if (told) await administer(server.url, `drop database if exists ${template}`);
    await server.stop();
  };
}
