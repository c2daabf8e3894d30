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

/** A page on which title 104 may be reviewed. */
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

/** Where a drill plays: a realm, a data folder, and whatever it starts; all of it is gone afterwards. */
export interface Stage {
  folder: string;
  realmFolder: string;
  /** Settings of a program on the stage's data folder and its embedded database. */
  settings: Record<string, string>;
  /** Starts the program; it is killed with the stage if it still runs then. */
  start: (more?: Record<string, string>) => Promise<HostProcess>;
  /** Runs one of the program's commands beside it; rejects when it fails. */
  command: (words: readonly string[], more?: Record<string, string>) => Promise<unknown>;
  /** A PostgreSQL that is not the program's own; with further settings of its own. */
  database: (settings?: Record<string, string>) => Promise<OtherDatabase>;
  /** Done when the stage is left, the last first. */
  after: (work: () => Promise<unknown>) => void;
}

/** A PostgreSQL beside the programs. */
export interface OtherDatabase {
  url: string;
  cluster: string;
  stop: () => Promise<void>;
  /** Starts it again after `stop`. */
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

/** Plays a drill on a stage of its own. `files` are put into the realm's folder, or replace what is there. */
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
  // A program that is killed leaves its database running.
  after(() => killServer(path.join(folder, 'postgres')));
  const settings = {
    PLAYBILL_DATA: folder,
    PLAYBILL_REALMS: realm.folder,
    PLAYBILL_SECRET: 'a secret of the drills that is long enough',
    // Each writer has an address of its own, so that limits by address are not what is tried here.
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

/** Milliseconds after which what should come back is taken for lost. */
export const BACK_MS = 45_000;

/** Asks until it is so; false when it is not within some milliseconds. */
export async function until(milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(50))
    if (await isSo().catch(() => false)) return true;
  return false;
}

/** The process of a cluster's server. */
export const serverOf = async (cluster: string): Promise<number> => (await readPidFile(cluster))?.pid ?? 0;

/** Does something to a database as its owner. */
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
