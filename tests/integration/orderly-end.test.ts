import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { chmod, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readPidFile } from '#server/platform/db/embedded/process.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { viewer, writeRealm } from '../support/realm-folder.ts';

const root = path.join(import.meta.dirname, '../..');

let realm: { folder: string; remove: () => Promise<void> };
beforeAll(async () => {
  realm = await writeRealm('north');
});
afterAll(() => realm.remove());

/** Timeout for slow machines. */
const patient = { timeout: 30_000 };

describe('graceful shutdown', () => {
  let database: TestDatabase;
  let host: HostProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    host = await startHost({
      DATABASE_URL: database.url,
      PLAYBILL_REALMS: realm.folder,
      PLAYBILL_SECRET: 'a secret of this test that is long enough',
    });
  });
  afterAll(async () => {
    await host?.stop();
    await database.drop();
  });

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Sends a request over a keep-alive connection, as a proxy does, and returns the Connection header. */
  const askKept = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ agent, port: host.port, path: '/healthz', host: '127.0.0.1' }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      }).once('error', reject);
    });

  test('reports its shutdown at /readyz, answers pending requests, closes idle and keep-alive connections, and exits @out-06 @srv-05', async () => {
    const release = await database.holdWrites('sessions');
    const underWay = host.ask('north', '/api/v2/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: viewer.email, secret: viewer.password }),
    });
    underWay.catch(() => undefined);
    const idle = connect({ port: host.port, host: '127.0.0.1' });
    const isIdleClosed = new Promise<boolean>((resolve) => idle.once('close', () => resolve(true)).resume());
    expect(await askKept()).toBe('keep-alive');
    const goesOnAsking = (async () => {
      for (;;) await askKept();
    })().catch(String);
    // The request in progress has reached the database.
    await expect
      .poll(
        async () => (await database.query("select 1 from pg_locks where not granted and locktype = 'relation'")).length,
      )
      .toBeGreaterThan(0);

    const ended = host.end('SIGTERM');
    await expect.poll(async () => (await host.ask('north', '/readyz')).status, patient).toBe(503);
    const ready = await host.ask('north', '/readyz');
    expect(ready.json()).toMatchObject({ status: 'closing' });
    expect(ready.headers.get('connection')).toBe('close');
    expect(await isIdleClosed).toBe(true);
    await release();
    const answered = await underWay;
    expect(answered.status).toBe(201);
    expect(answered.headers.get('connection')).toBe('close');
    expect(await ended).toBe(0);
    expect(await goesOnAsking).toMatch(/ECONNREFUSED|ECONNRESET|socket hang up/);
  });
});

/** Lists the ids of all processes below a process; see proc_pid_children(5). */
function listDescendants(pid: number | undefined): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return children.flatMap((child) => [child, ...listDescendants(child)]);
  } catch {
    return [];
  }
}

/** Reports whether a process runs. An ended orphan stays a zombie where process 1 does not reap it, as in some containers. */
const isRunning = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Reports whether a process runs the demo's program. */
const isDemo = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/demo/main.ts');

describe('npm start', () => {
  /** Runs `npm start` with its own embedded database, and finds its child processes. */
  async function npmStart() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-npm-'));
    await chmod(folder, 0o711);
    const child = spawn('npm', ['start'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', PLAYBILL_DATA: folder, PLAYBILL_REALMS: realm.folder, LOG_LEVEL: 'silent' },
    });
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('/api/openapi.json')) resolve();
      });
    });
    const server = (await readPidFile(path.join(folder, 'postgres')))?.pid ?? 0;
    // The demo's program starts after the server has printed its address.
    await expect.poll(() => listDescendants(child.pid).filter(isDemo), patient).toHaveLength(1);
    return { child, server, descendants: listDescendants(child.pid) };
  }

  test.runIf(process.platform === 'linux').each(['SIGHUP', 'SIGKILL', 'SIGTERM'] as const)(
    'stops all child processes and the database when npm gets the signal %s @out-06',
    { timeout: 90_000 },
    async (signal) => {
      const { child, server, descendants } = await npmStart();
      expect(descendants).toContain(server);
      child.kill(signal);
      await expect.poll(() => descendants.filter(isRunning), patient).toEqual([]);
    },
  );
});

test('the container image and the systemd service start the program directly, without npm @out-06', async () => {
  const command = /node\S* (?:--\S+ )*(?:\S*\/)?src\/web\/main\.ts$/m;
  const container = (await readFile(path.join(root, 'deploy/Containerfile'), 'utf8')).replaceAll(/[",[\]]/g, '');
  expect(/^CMD (.*)$/m.exec(container)?.[1]).toMatch(command);
  expect(await readFile(path.join(root, 'deploy/playbill.service'), 'utf8')).toMatch(
    /^ExecStart=\S*node (?:--\S+ )*\S*src\/web\/main\.ts$/m,
  );
  expect(await readFile(path.join(root, 'docs/guides/deploy.md'), 'utf8')).toMatch(command);
});
