import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { configFrom } from '#server/platform/env.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { mayBePostgres, readPidFile } from '#server/platform/db/embedded/process.ts';
import { socketUrl, stopServer } from '#server/platform/db/embedded/server.ts';
import { type OpenRealm, openRealm } from '#server/app/open.ts';
import { StartError } from '#server/platform/start-error.ts';
import { compiled, startHost } from '../support/host-process.ts';
import { type PreparedData, prepareData } from '../support/prepared-data.ts';
import { writeRealm } from '../support/realm-folder.ts';

let realm: { folder: string; remove: () => Promise<void> };
let prepared: PreparedData;
beforeAll(async () => {
  realm = await writeRealm('north');
  prepared = await prepareData({ PLAYBILL_REALMS: realm.folder, PLAYBILL_ROLE: 'jobs' });
});
afterAll(async () => {
  await prepared.remove();
  await realm.remove();
});

async function dataFolder(parentMode = 0o711): Promise<string> {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'playbill-embedded-'));
  await chmod(parent, parentMode);
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return path.join(parent, 'data');
}

/** A copy of a data folder on which a server has already run. */
async function usedFolder(): Promise<string> {
  const folder = await dataFolder();
  await prepared.copyTo(folder);
  // A killed program leaves its database running, which would write into the folder while it is removed.
  onTestFinished(() => stopServer(path.join(folder, 'postgres')));
  return folder;
}

const configOf = (folder: string) =>
  configFrom({ PLAYBILL_DATA: folder, PLAYBILL_REALMS: realm.folder, LOG_LEVEL: 'silent' }, '/');

/** Opens the program and closes it after the test. */
async function open(folder: string): Promise<OpenRealm> {
  const opened = await openRealm(configOf(folder));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await opened.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...opened, close };
}

const pidOf = async (cluster: string) =>
  Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
const isHome = async ({ app }: OpenRealm) =>
  (await app.request('http://localhost/api/v1/init?section=home')).status === 200;

/** Enough concurrent writers that the database is killed while it writes. */
const MANY = 8;

/** A separate process with a number of concurrent writers, which runs until killed. */
function startWriter(
  folder: string,
  hands = 1,
): {
  child: ChildProcess;
  acknowledged: string[];
  until: (count: number) => Promise<void>;
} {
  const script = path.join(import.meta.dirname, '../support/crash-writer.ts');
  const child = spawn(process.execPath, [script, folder, realm.folder, String(hands)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  onTestFinished(async () => void child.kill('SIGKILL'));
  const acknowledged: string[] = [];
  let onAcknowledged: (() => void) | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line !== 'open') acknowledged.push(line);
    onAcknowledged?.();
  });
  const until = (count: number) =>
    new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The writer ended with ${code}: ${acknowledged.at(-1)}`)));
      onAcknowledged = () => acknowledged.length >= count && resolve();
      onAcknowledged();
    });
  return { child, acknowledged, until };
}

/** Starts a complete server process on a data folder; the process may exit by itself. */
async function startHolder(folder: string) {
  const settings = { PLAYBILL_DATA: folder, PLAYBILL_REALMS: realm.folder, PLAYBILL_ROLE: 'jobs' };
  const host = await startHost(settings);
  onTestFinished(() => host.kill());
  return host;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

describe('embedded database', () => {
  test('creates a database without TCP that only its user can access, stops it on exit and reuses it at the next start @srv-02', async () => {
    const folder = await dataFolder();
    const first = await open(folder);
    expect(await isHome(first)).toBe(true);
    const cluster = path.join(folder, 'postgres');
    const pid = await pidOf(cluster);
    const pidFile = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
    const [, , , , socket = '', address] = pidFile.split('\n');
    expect(address, 'no TCP').toBe('');
    for (const place of [socket, cluster]) expect((await stat(place)).mode & 0o077, place).toBe(0);
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    await first.close();
    expect(await mayBePostgres(pid)).toBe(false);
    expect(JSON.parse(await readFile(path.join(folder, 'playbill.json'), 'utf8'))).toEqual({
      format: 1,
      postgres: '18',
    });
    const second = await open(folder);
    expect(second.context.realms.map(({ id }) => id)).toEqual(['north']);
    expect(await isHome(second)).toBe(true);
  });

  test('loses no acknowledged write after kill -9 of the program, and continues with the database that still runs @srv-02', async () => {
    const folder = await usedFolder();
    const { child, acknowledged, until } = startWriter(folder, MANY);
    await until(200);
    const pid = await pidOf(path.join(folder, 'postgres'));
    await kill(child);
    const again = await open(folder);
    expect(await pidOf(path.join(folder, 'postgres'))).toBe(pid);
    const kept = await inRealm(again.context.db, 'north', (tx) => tx.selectFrom('sessions').select('id').execute());
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    await again.close();
    expect(await mayBePostgres(pid)).toBe(false);
  });

  test('loses no acknowledged write after kill -9 of the program and the database @srv-02', async () => {
    const folder = await usedFolder();
    const { child, acknowledged, until } = startWriter(folder, MANY);
    await until(200);
    const pid = await pidOf(path.join(folder, 'postgres'));
    process.kill(pid, 'SIGKILL');
    await kill(child);
    const again = await open(folder);
    expect(await pidOf(path.join(folder, 'postgres'))).not.toBe(pid);
    const kept = await inRealm(again.context.db, 'north', (tx) => tx.selectFrom('sessions').select('id').execute());
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((line) => !line.startsWith('error') && !ids.has(line))).toEqual([]);
  });

  test('refuses a second program on the same data folder, and the first continues to work @srv-02', async () => {
    const folder = await usedFolder();
    const { child, acknowledged, until } = startWriter(folder);
    await until(10);
    const refused = openRealm(configOf(folder));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`is in use by another Playbill (process ${child.pid})`);
    await until(acknowledged.length + 100);
    await kill(child);
    await (await open(folder)).close();
  });

  test('retains the lock on the data folder when all database connections are terminated @out-04', async () => {
    const folder = await usedFolder();
    const { child, acknowledged, until } = startWriter(folder);
    await until(10);
    const cluster = path.join(folder, 'postgres');
    const pid = await pidOf(cluster);
    const client = new pg.Client({
      connectionString: socketUrl((await readPidFile(cluster))?.socket ?? '', 'postgres'),
    });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await client.end();
    await expect(openRealm(configOf(folder))).rejects.toThrow(`is in use by another Playbill (process ${child.pid})`);
    await until(acknowledged.length + 100);
    expect(await pidOf(cluster)).toBe(pid);
  });

  test('refuses a second program on the same data folder while the first is suspended @out-04', async () => {
    const folder = await usedFolder();
    const { child, acknowledged, until } = startWriter(folder);
    await until(10);
    child.kill('SIGSTOP');
    await expect(openRealm(configOf(folder))).rejects.toThrow('is in use by another Playbill');
    child.kill('SIGCONT');
    await until(acknowledged.length + 100);
  });

  test('exits with a message, and stops its database, when its lock file is removed @out-04', async () => {
    const folder = await usedFolder();
    const host = await startHolder(folder);
    const pid = await pidOf(path.join(folder, 'postgres'));
    await rm(path.join(folder, 'playbill.lock'));
    expect(await host.ended).toBe(1);
    expect(host.printed()).toContain(`The lock of the data folder ${folder} is lost: `);
    expect(await mayBePostgres(pid)).toBe(false);
  });

  test('exits when another program has taken the data folder, and does not stop the database @out-04', async () => {
    const folder = await usedFolder();
    const host = await startHolder(folder);
    const pid = await pidOf(path.join(folder, 'postgres'));
    process.kill(host.pid, 'SIGSTOP');
    await rm(path.join(folder, 'playbill.lock'));
    const other = await open(folder);
    process.kill(host.pid, 'SIGCONT');
    expect(await host.ended).toBe(1);
    expect(await pidOf(path.join(folder, 'postgres'))).toBe(pid);
    expect(await isHome(other)).toBe(true);
    await other.close();
    expect(await mayBePostgres(pid)).toBe(false);
  });

  test('a command loads a realm while the program runs, and does not stop the program’s database @realm-01', async () => {
    const folder = await usedFolder();
    const { child, acknowledged, until } = startWriter(folder);
    await until(10);
    const south = await writeRealm('south');
    const script = path.join(import.meta.dirname, '../../src/server/app/command.ts');
    const load = (realmFolder: string) =>
      promisify(execFile)(process.execPath, [script, 'load', realmFolder], {
        env: { ...process.env, PLAYBILL_DATA: folder, NODE_COMPILE_CACHE: compiled },
      });
    expect((await load(south.folder)).stdout).toContain('The realm south is loaded.');
    await rm(path.join(south.folder, 'pages'), { recursive: true });
    await expect(load(south.folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'nothing was changed:\n  error menus/web.json /defaultView: expected the name of a page',
      ),
    });
    await south.remove();
    await until(acknowledged.length + 100);
    await kill(child);
    const opened = await open(folder);
    expect(opened.context.realms.map(({ id }) => id)).toEqual(['north', 'south']);
  });

  test('refuses to start with the data folder of a demo in production @realm-01', async () => {
    const folder = await usedFolder();
    const config = { ...configOf(folder), production: true, realmFolders: [] };
    await expect(openRealm(config)).rejects.toThrow(
      'The realm north has demo accounts, whose passwords are known to everybody.',
    );
    await (await open(folder)).close();
  });

  test('of three servers started concurrently on an empty folder exactly one opens it @srv-02', async () => {
    const folder = await dataFolder();
    const writers = [1, 2, 3].map(() => startWriter(folder));
    const results = await Promise.allSettled(writers.map(({ until }) => until(5)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toContain('is in use by another Playbill');
    await Promise.all(
      writers.filter((_, index) => results[index]?.status === 'fulfilled').map(({ child }) => kill(child)),
    );
    await (await open(folder)).close();
  });

  test('starts despite a stale pid file @srv-02', async () => {
    const folder = await usedFolder();
    for (const pid of [999_999_999, process.pid]) {
      const file = path.join(folder, 'postgres/postmaster.pid');
      await writeFile(
        file,
        `${pid}\n${path.join(folder, 'postgres')}\n1\n5432\n${path.join(folder, 'socket')}\n\n1 1\nready\n`,
        { mode: 0o600 },
      );
      const { uid, gid } = await stat(path.join(folder, 'postgres/PG_VERSION'));
      await chown(file, uid, gid);
      const opened = await open(folder);
      expect(await isHome(opened)).toBe(true);
      await opened.close();
    }
  });

  test('moves the socket when its path is too long, and removes an unfinished database cluster @srv-02', async () => {
    const folder = path.join(await dataFolder(), 'x'.repeat(100));
    await mkdir(path.join(folder, 'postgres.new-999999999/base'), { recursive: true });
    const opened = await open(folder);
    expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([]);
    expect(await isHome(opened)).toBe(true);
    await opened.close();
    await rm(
      (await readFile(path.join(folder, 'postgres.log'), 'utf8')).match(/"(\/tmp\/playbill-[0-9a-f]+)\//)?.[1] ??
        '/none',
      { recursive: true, force: true },
    );
  });

  test.runIf(process.getuid?.() === 0)(
    'creates the database outside of a private home folder, where its user has access, and records the path @srv-02',
    async () => {
      const folder = await dataFolder(0o700);
      const opened = await open(folder);
      expect(await isHome(opened)).toBe(true);
      await opened.close();
      const { cluster } = JSON.parse(await readFile(path.join(folder, 'postgres.json'), 'utf8')) as { cluster: string };
      onTestFinished(() => rm(path.dirname(cluster), { recursive: true, force: true }));
      expect(cluster).toMatch(/^\/var\/lib\/playbill\/[0-9a-f]{16}\/postgres$/);
      const again = await open(folder);
      expect(await isHome(again)).toBe(true);
    },
  );
});

describe('data folder of another version', () => {
  const refusal = async (folder: string) => {
    const error: unknown = await openRealm(configOf(folder)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    return String((error as Error).message);
  };

  test.each([
    ['with a version file of format 2', { format: 2, postgres: '18' }, 'has format 2, this Playbill reads format 1'],
    ['of PostgreSQL 17', { format: 1, postgres: '17' }, 'belongs to PostgreSQL 17, this Playbill brings 18'],
    ['with a damaged version file', 'nonsense', 'playbill.json is damaged'],
  ])('refuses a data folder %s, and does not change the folder @srv-02', async (_folder, marker, message) => {
    const folder = await dataFolder();
    await mkdir(folder);
    await writeFile(path.join(folder, 'playbill.json'), JSON.stringify(marker));
    expect(await refusal(folder)).toContain(message);
    expect((await readdir(folder)).sort()).toEqual(['playbill.json']);
    expect(JSON.parse(await readFile(path.join(folder, 'playbill.json'), 'utf8'))).toEqual(marker);
  });

  test('refuses a database cluster of another PostgreSQL version @srv-02', async () => {
    const folder = await dataFolder();
    await mkdir(path.join(folder, 'postgres'), { recursive: true });
    await writeFile(path.join(folder, 'postgres/PG_VERSION'), '16\n');
    expect(await refusal(folder)).toContain('belongs to PostgreSQL 16, this Playbill brings 18');
    expect(await readdir(path.join(folder, 'postgres'))).toEqual(['PG_VERSION']);
  });

  test('refuses a data folder that is not writable @srv-02', async () => {
    const folder = await dataFolder();
    await writeFile(folder, 'a file');
    expect(await refusal(path.join(folder, 'below'))).toContain('cannot be written');
    expect(existsSync(path.join(folder, 'below'))).toBe(false);
  });

  test('reports in one sentence that the embedded database does not answer @srv-02', async () => {
    const config = { ...configOf(await dataFolder()), databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' };
    await expect(openRealm(config)).rejects.toThrow(
      /The database that DATABASE_URL names does not answer .*Check the address/,
    );
  });
});

test('stopping an embedded database that does not run has no effect @srv-02', async () => {
  await expect(stopServer(await dataFolder())).resolves.toBeUndefined();
});
