import { Writable } from 'node:stream';
import { pino } from 'pino';
import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { editors } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { headOf, MORE, openStudio, seen, text } from '../../../../tests/support/studio.ts';
import { inRealm } from '../db/scope.ts';
import type { Context } from '../context.ts';
import { defineJob, type Job } from './define-job.ts';
import { openQueue, type OpenQueue } from './queue.ts';
import { startWorker, type Worker } from './worker.ts';

type Note = { text: string };

/** Completed jobs in order, each as realm and text. */
const done: string[] = [];
/** How many more times the job with each text fails. */
const faults = new Map<string, number>();
const note: Job<Note> = defineJob({
  name: 'note',
  payload: z.object({ text: z.string() }),
  run: async ({ realm: { id } }, { text: said }) => {
    const left = faults.get(said) ?? 0;
    faults.set(said, left - 1);
    if (left > 0) throw new Error(`No ${said} yet`);
    done.push(`${id} ${said}`);
  },
});

let server: TestServer;
let queue: OpenQueue;
let context: Context;
const reported: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  queue = await openQueue(server.database.url, [note], (error) => {
    throw error;
  });
  const log = pino(
    new Writable({
      write: (line: Buffer, _encoding, next) => {
        reported.push(line.toString());
        next();
      },
    }),
  );
  context = { ...server.context, log, jobs: queue };
});
afterAll(async () => {
  await queue.close();
  await server.close();
});

const enqueue = (said: string, when: { after?: number; key?: string } = {}) =>
  inRealm(context.db, 'north', (tx) => queue.enqueue(tx, note, 'north', { text: said }, when));

/** Runs workers during a callback. */
async function working(count: number, during: (clock: TestClock) => Promise<void>): Promise<void> {
  const clock = new TestClock(Date.now());
  const workers: Worker[] = [];
  // The workers start one after the other, because each installs the same test clock in the database.
  for (let index = 0; index < count; index += 1)
    workers.push(await startWorker(context, [note], { url: server.database.url, clock }));
  try {
    await during(clock);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Advances the workers' clock until a job is done. */
const until = (clock: TestClock, said: string) =>
  vi.waitFor(
    async () => {
      await clock.tick(1000);
      expect(done).toContain(`north ${said}`);
    },
    { timeout: 60_000 },
  );

test('does not run jobs that were replaced or withdrawn, or whose transaction was rolled back', async () => {
  await expect(
    inRealm(context.db, 'north', async (tx) => {
      await queue.enqueue(tx, note, 'north', { text: 'rolled back' });
      throw new Error('Not after all');
    }),
  ).rejects.toThrow('Not after all');
  await enqueue('earlier', { key: 'one' });
  await enqueue('later', { key: 'one' });
  await enqueue('cancelled', { key: 'two' });
  await inRealm(context.db, 'north', (tx) => queue.withdraw(tx, note, 'north', 'two'));
  await enqueue('last');
  await working(1, async (clock) => {
    await until(clock, 'later');
    await until(clock, 'last');
  });
  expect(done.sort()).toEqual(['north last', 'north later']);
});

test('the worker polls every five seconds for delayed jobs that have become due', async () => {
  await working(1, async (clock) => {
    // The worker has polled just before the delayed job is enqueued, so a full polling interval passes.
    await enqueue('first');
    await until(clock, 'first');
    await enqueue('due', { after: 6000 });
    for (let looks = 0; looks < 3 && !done.includes('north due'); looks += 1) {
      await clock.tick(5000);
      await vi.waitFor(() => expect(done).toContain('north due'), { timeout: 5000 }).catch(() => undefined);
    }
    expect(done).toContain('north due');
  });
});

test('runs a job once when there are two workers', async () => {
  done.length = 0;
  const texts = Array.from({ length: 6 }, (_, index) => `job ${index}`);
  for (const said of texts) await enqueue(said);
  await working(2, async (clock) => {
    for (const said of texts) await until(clock, said);
  });
  expect(done.sort()).toEqual(texts.map((said) => `north ${said}`).sort());
});

test('the worker runs waiting jobs one after the other without a polling pause', async () => {
  done.length = 0;
  const texts = Array.from({ length: 30 }, (_, index) => `waiting ${index}`);
  for (const said of texts) await enqueue(said);
  // The workers' clock is stopped, so no polling can start the next job.
  await working(1, () => vi.waitFor(() => expect(done).toHaveLength(texts.length), { timeout: 30_000 }));
});

test('the worker logs a failed job and retries the job after increasing delays', async () => {
  faults.set('third time', 2);
  await enqueue('third time');
  await working(1, (clock) => until(clock, 'third time'));
  const failures = reported
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ job }) => job === 'note');
  expect(failures).toMatchObject([
    { msg: 'A job failed', tried: 1, data: { realm: 'north', payload: { text: 'third time' } } },
    { msg: 'A job failed', tried: 2, err: { message: 'No third time yet' } },
  ]);
});

test('a transaction of a realm cannot read the tables of the job queue', async () => {
  const peek = inRealm(context.db, 'north', async (tx) => {
    await tx
      .selectFrom('pgboss.job' as 'realms')
      .selectAll()
      .execute();
  });
  await expect(peek).rejects.toThrow('permission denied');
});

test('a worker publishes a scheduled draft at the scheduled time @edit-05', async () => {
  const edda = await openStudio(server, editors.edda);
  const { revision = 0 } = await edda('PUT', `${MORE}/draft`, {
    source: text('By a worker'),
    base: await headOf(edda),
  });
  const at = new Date(server.clock.now() + 600_000).toISOString();
  expect((await edda('PUT', `${MORE}/schedule`, { base: revision, at })).status).toBe(200);
  const clock = new TestClock(Date.now());
  const worker = await server.startWorker(clock);
  const title = async () => (await seen(server, 'more')).page.title;
  try {
    // Only the workers' clock is advanced; the server's clock has not reached the scheduled time.
    await clock.tick(300_000);
    expect(await title()).not.toBe('By a worker');
    server.clock.advance(600_000);
    await vi.waitFor(
      async () => {
        await clock.tick(60_000);
        expect(await title()).toBe('By a worker');
      },
      { timeout: 60_000 },
    );
  } finally {
    await worker.stop();
  }
}, 90_000);
