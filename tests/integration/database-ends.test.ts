import { mkdtempSync } from 'node:fs';
import { chmod, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { configFrom } from '#server/platform/env.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { openRealm } from '#server/app/open.ts';
import { publishScheduled } from '#server/authoring/studio/publish-scheduled.job.ts';
import { freePort } from '../support/free-port.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { writeRealm } from '../support/realm-folder.ts';

let realm: { folder: string; remove: () => Promise<void> };
beforeAll(async () => {
  realm = await writeRealm('north');
});
afterAll(() => realm.remove());

async function start(folder: string, more: Record<string, string> = {}): Promise<HostProcess> {
  return startHost({ PLAYBILL_DATA: folder, PLAYBILL_REALMS: realm.folder, LOG_LEVEL: 'error', ...more });
}

async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-ends-'));
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const databaseOf = async (folder: string) =>
  Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Kills the database and waits until a new one answers. */
async function killDatabase(folder: string, host: HostProcess): Promise<void> {
  const before = await databaseOf(folder);
  process.kill(before, 'SIGKILL');
  await vi.waitFor(
    async () => {
      expect(await databaseOf(folder)).not.toBe(before);
      expect((await host.ask('north', '/readyz')).status).toBe(200);
    },
    { timeout: 60_000, interval: 50 },
  );
}

const checkIn = async (host: HostProcess) =>
  (await host.ask('north', '/api/v2/login/guest/checkin', { method: 'POST' })).status;

test('restarts its embedded database after kill -9, also one that an earlier server started, but exits with a message at the sixth time in a minute @out-02', async () => {
  const folder = await dataFolder();
  const killed = await start(folder);
  const left = await databaseOf(folder);
  await killed.end('SIGKILL');
  const metricsPort = await freePort();
  const host = await start(folder, { PLAYBILL_METRICS_PORT: String(metricsPort) });
  expect(await databaseOf(folder)).toBe(left);
  for (let times = 1; times <= 5; times++) {
    await killDatabase(folder, host);
    expect(await checkIn(host)).toBe(201);
  }
  expect((await host.ask('north', '/section/more')).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^playbill_database_restarts [1-5]$/m);
  process.kill(await databaseOf(folder), 'SIGKILL');
  expect(await host.ended).toBe(1);
  expect(host.printed()).toContain('The embedded database has ended 6 times within a minute and is not started again');
});

test('runs background jobs after the embedded database was killed and restarted @out-02', async () => {
  const folder = await dataFolder();
  const config = configFrom({ PLAYBILL_DATA: folder, PLAYBILL_REALMS: realm.folder, LOG_LEVEL: 'silent' }, '/');
  const { context, startWorker, close } = await openRealm(config);
  const worker = await startWorker();
  onTestFinished(async () => {
    await worker.stop();
    await close();
  });
  const before = await databaseOf(folder);
  process.kill(before, 'SIGKILL');
  await vi.waitFor(async () => expect(await databaseOf(folder)).not.toBe(before), { timeout: 60_000, interval: 50 });
  // Nothing is scheduled under that name, so the job succeeds at once.
  const enqueue = () =>
    inRealm(context.db, 'north', (tx) =>
      context.jobs.enqueue(tx, publishScheduled, 'north', { kind: 'page', name: 'none' }),
    );
  await vi.waitFor(enqueue, { timeout: 60_000, interval: 100 });
  await vi.waitFor(
    async () =>
      expect(await context.metrics.registry.getSingleMetricAsString('playbill_jobs_total')).toContain(
        `{job="${publishScheduled.name}",outcome="ok"} 1`,
      ),
    { timeout: 60_000, interval: 100 },
  );
});
