import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import pg from 'pg';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { readPidFile } from '#server/platform/db/embedded/process.ts';
import { killServer } from '#server/platform/db/embedded/server.ts';
import { accountFiles } from '../support/accounts-realm.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { type FolderFiles, writeRealm } from '../support/realm-folder.ts';

const commands = path.join(import.meta.dirname, '../../src/server/app/command.ts');

/** A page with a review form for title 104. */
const reviewed = {
  'pages/reviews.json': {
    version: '1.0',
    title: 'Reviews',
    elements: [
      {
        $type: 'reviewForm',
        $zone: 'list',
        attributes: {
          contentId: 104,
          contentType: 'VOD',
          title: 'Write a review',
          submitLabel: 'Post',
          allowed: true,
          fields: [{ id: 'text', type: 'text', label: 'Text', required: true, minLength: 3, messages: {} }],
        },
      },
    ],
  },
};

/** A drill’s environment: a realm, a data folder and started processes; all are removed afterwards. */
export interface Stage {
  folder: string;
  realmFolder: string;
  /** Environment variables for a server with the data folder and its embedded database. */
  settings: Record<string, string>;
  /** Starts a server; it is killed at the end of the drill if it still runs. */
  start: (more?: Record<string, string>) => Promise<HostProcess>;
  /** Runs a command of the server’s command line; rejects if it fails. */
  command: (words: readonly string[], more?: Record<string, string>) => Promise<unknown>;
  /** Starts a PostgreSQL server that is not the embedded one, with additional settings. */
  database: (settings?: Record<string, string>) => Promise<OtherDatabase>;
  /** Registers cleanup work; the last registered runs first. */
  after: (work: () => Promise<unknown>) => void;
}

/** An external PostgreSQL server. */
export interface OtherDatabase {
  url: string;
  cluster: string;
  stop: () => Promise<void>;
  /** Restarts it after `stop`. */
  start: () => Promise<void>;
}

async function openOther(folder: string, settings: Record<string, string>): Promise<OtherDatabase> {
  await chmod(folder, 0o711);
  const open = () => openEmbedded(folder, pino({ level: 'silent' }), { settings });
  let running = await open();
  return {
    url: running.url,
    cluster: path.join(folder, 'postgres'),
    stop: () => running.stop(),
    start: async () => {
      running = await open();
    },
  };
}

/** Runs a drill in its own environment. `files` are added to the realm’s folder or replace its files. */
export async function onStage<T>(play: (stage: Stage) => Promise<T>, files: FolderFiles = {}): Promise<T> {
  const afterwards: (() => Promise<unknown>)[] = [];
  const after = (work: () => Promise<unknown>) => void afterwards.push(work);
  const temporary = async (name: string) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), `playbill-drill-${name}-`));
    await chmod(folder, 0o711);
    after(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const folder = path.join(await temporary('data'), 'data');
  const realm = await writeRealm('north', {
    ...accountFiles('north', { watchlistsEnabled: true }),
    ...reviewed,
    ...files,
  });
  after(realm.remove);
  // A killed server leaves its embedded database running, so the database is killed separately.
  after(() => killServer(path.join(folder, 'postgres')));
  const settings = {
    PLAYBILL_DATA: folder,
    PLAYBILL_REALMS: realm.folder,
    PLAYBILL_SECRET: 'a secret of the drills that is long enough',
    // The server trusts a proxy, so that each writer can send an IP address of its own and rate limits per address do
    // not interfere.
    PLAYBILL_TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  try {
    return await play({
      folder,
      realmFolder: realm.folder,
      settings,
      after,
      start: async (more = {}) => {
        const host = await startHost({ ...settings, ...more });
        after(() => host.kill());
        return host;
      },
      command: (words, more = {}) =>
        promisify(execFile)(process.execPath, [commands, ...words], { env: { ...process.env, ...settings, ...more } }),
      database: async (more = {}) => {
        const other = await openOther(await temporary('database'), more);
        after(() => other.stop().catch(() => undefined));
        return other;
      },
    });
  } finally {
    for (const work of afterwards.reverse()) await work();
  }
}

/** Milliseconds after which a service that should recover counts as lost. */
export const BACK_MS = 45_000;

/** Polls until the condition is true; returns false after the timeout in milliseconds. Errors count as false. */
export async function until(milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(50))
    if (await isSo().catch(() => false)) return true;
  return false;
}

/** Process id of a cluster’s PostgreSQL server; 0 if none runs. */
export const serverOf = async (cluster: string): Promise<number> => (await readPidFile(cluster))?.pid ?? 0;

/** Runs SQL statements as the database’s owner. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
