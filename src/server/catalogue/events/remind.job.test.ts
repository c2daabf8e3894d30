import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Context } from '../../platform/context.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { allJobs } from '../../app/districts.ts';
import type { OutgoingMail } from '../../platform/outbound/mailer.ts';
import { remind } from './remind.job.ts';
import { putReminder } from './reminders.store.ts';

const MINUTE = 60_000;
const BEGINS = Date.parse('2026-12-05T20:00:00Z');
const VIEWERS = 100;

let server: TestServer;
let context: Context;
const sent: OutgoingMail[] = [];
/** Recipients of the mails sent so far. */
const readers = () => sent.map(({ to }) => to).sort();
const everybody = Array.from({ length: VIEWERS }, (_, index) => `viewer${index}@crowd.test`).sort();

beforeAll(async () => {
  server = await openTestServer();
  await server.database.query(
    `insert into accounts (realm, id, email, password_hash, name, role, is_demo, created_at, details)
     select 'north', 'crowd-' || n, 'viewer' || n || '@crowd.test', '', 'Viewer', 'viewer', false, now(), '{}'
     from generate_series(0, $1 - 1) n`,
    [VIEWERS],
  );
  const send = async (mail: OutgoingMail) => {
    sent.push(mail);
  };
  context = { ...server.context, mailer: { send, close: async () => undefined } };
});
beforeEach(async () => {
  sent.length = 0;
  for (const table of ['mails', 'reminders']) await server.database.query(`delete from ${table}`);
  await moveTo(BEGINS);
});
afterAll(() => server.close());

/** Sets a reminder for the event for the first `count` viewers. */
const ask = (count: number, eventId: number = ids.coming, start = BEGINS) =>
  inRealm(context.db, 'north', async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const owner = { accountId: `crowd-${index}`, profileId: '' };
      const asked = { eventId, owner, start, locale: 'en_US', timeZone: 'UTC' };
      await putReminder(tx, 'north', { ...asked, origin: 'http://north.localhost' }, server.clock.now());
    }
  });
const setClock = (time: number) => server.clock.set(new Date(time).toISOString());
/** Moves the event's start; it then lasts one hour. */
const moveTo = (start: number) =>
  server.database.query('update contents set starts_at = $1, ends_at = $2 where id = $3', [
    new Date(start),
    new Date(start + 60 * MINUTE),
    ids.coming,
  ]);
async function run(changes: Partial<Context> = {}): Promise<void> {
  const realm = await findRealm(context.db, 'north');
  if (realm) await remind.run({ ...context, ...changes }, realm, {});
}
const written = async () =>
  (await server.database.query<{ key: string }>('select key from mails')).map(({ key }) => key);
const open = async () => (await server.database.query('select from reminders')).length;

test('sends one reminder 15 minutes before an event and deletes the stored reminder when the event starts @live-08', async () => {
  await ask(1);
  setClock(BEGINS - 15 * MINUTE - 1);
  await run();
  expect(await written()).toEqual([]);
  setClock(BEGINS - 15 * MINUTE);
  await run();
  await run();
  expect(await written()).toEqual([`${ids.coming} ${BEGINS}`]);
  expect(await open()).toBe(1);
  setClock(BEGINS);
  await run();
  expect(await open()).toBe(0);
  expect(await written()).toHaveLength(1);
});

test('sends a reminder at once if requested less than 15 minutes before the event @live-08', async () => {
  setClock(BEGINS - MINUTE);
  await ask(1);
  await run();
  expect(await written()).toHaveLength(1);
});

test('moves the reminder of a postponed event, and sends another if the mail was already sent @live-08', async () => {
  const later = BEGINS + 120 * MINUTE;
  await ask(1);
  await moveTo(later);
  setClock(BEGINS - 15 * MINUTE);
  await run();
  expect(await written()).toEqual([]);
  setClock(later - 15 * MINUTE);
  await run();
  expect(await written()).toEqual([`${ids.coming} ${later}`]);
  await moveTo(later + 60 * MINUTE);
  setClock(later + 50 * MINUTE);
  await run();
  expect((await written()).sort()).toEqual([`${ids.coming} ${later}`, `${ids.coming} ${later + 60 * MINUTE}`]);
});

test('deletes reminders of events that were cancelled, started or moved forward, without a mail', async () => {
  await ask(1, 99_999);
  await ask(1, ids.over);
  await ask(1);
  await moveTo(BEGINS - 60 * MINUTE);
  setClock(BEGINS - 30 * MINUTE);
  await run();
  expect([await open(), await written()]).toEqual([0, []]);
});

test('a crashed run of the reminder job queues no mail, and the next run queues every mail once', async () => {
  await ask(VIEWERS);
  setClock(BEGINS - 10 * MINUTE);
  const enqueue: Context['jobs']['enqueue'] = async () => {
    throw new Error('Died');
  };
  await expect(run({ jobs: { ...context.jobs, enqueue } })).rejects.toThrow('Died');
  expect(await written()).toEqual([]);
  await run();
  expect(await written()).toHaveLength(VIEWERS);
});

test('three parallel workers send a reminder to each of a hundred viewers once @live-08', async () => {
  await ask(VIEWERS);
  setClock(BEGINS - 10 * MINUTE);
  const clock = new TestClock(Date.now());
  const workers = [];
  for (let index = 0; index < 3; index += 1)
    workers.push(await startWorker(context, allJobs, { url: server.database.url, clock }));
  try {
    await inRealm(context.db, 'north', async (tx) => {
      for (let index = 0; index < 6; index += 1) await context.jobs.enqueue(tx, remind, 'north', {});
    });
    await vi.waitFor(
      async () => {
        await clock.tick(5000);
        expect(sent.length).toBeGreaterThanOrEqual(VIEWERS);
      },
      { timeout: 60_000 },
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  // Stopping the workers has waited for all jobs in progress, so every mail is written.
  expect(readers()).toEqual(everybody);
});

test('parallel runs of the reminder job send each reminder once', async () => {
  await ask(VIEWERS);
  setClock(BEGINS - 10 * MINUTE);
  await Promise.all([run(), run(), run()]);
  expect(await written()).toHaveLength(VIEWERS);
});
