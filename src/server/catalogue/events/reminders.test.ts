import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editors, ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { putReminder } from './reminders.store.ts';
import { getReminderStart } from './reminder-start.ts';

let server: TestServer;
let own: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  own = await signIn(server, viewer);
});
afterAll(() => server.close());

const pathOf = (id: number) => `/api/v4/event/${id}/reminder`;
const put = (id: number, headers = own) => {
  const init = json({ timeZone: 'Europe/Stockholm' });
  return server.call(pathOf(id), { ...init, method: 'PUT', headers: { ...init.headers, ...headers } });
};
const isSet = async (id: number, headers = own) =>
  ((await (await server.call(pathOf(id), { headers })).json()) as { isSet: boolean }).isSet;

test('setting and deleting a reminder are idempotent @live-08', async () => {
  expect(await isSet(ids.coming)).toBe(false);
  expect((await put(ids.coming)).status).toBe(204);
  expect((await put(ids.coming)).status).toBe(204);
  expect(await isSet(ids.coming)).toBe(true);
  expect(await isSet(ids.weekly)).toBe(false);
  for (let times = 0; times < 2; times += 1)
    expect((await server.call(pathOf(ids.coming), { method: 'DELETE', headers: own })).status).toBe(204);
  expect(await isSet(ids.coming)).toBe(false);
});

test('rejects requests for reminders from guests', async () => {
  const refused = await put(ids.coming, bearer(await server.guest()));
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ messages: ['signInNeeded'] });
});

test('reminders are private to the account and the realm', async () => {
  await put(ids.coming);
  expect(await isSet(ids.coming, await signIn(server, editors.edda))).toBe(false);
  const abroad = await signIn(server, viewer, { realm: 'south' });
  const asked = await server.call(pathOf(ids.coming), { realm: 'south', headers: abroad });
  expect(await asked.json()).toEqual({ isSet: false });
  expect((await server.call(pathOf(ids.coming), { headers: abroad })).status).toBe(401);
});

test.each([
  ['an event that is over', ids.over, 409, ['eventHasBegun']],
  ['a film instead of an event', ids.free, 404, []],
  ['an event that does not exist', 99_999, 404, []],
])('rejects a reminder of %s', async (_what, id, status, messages) => {
  const refused = await put(id);
  expect(refused.status).toBe(status);
  expect(await refused.json()).toMatchObject({ messages });
});

test('an account has at most 200 reminders, and can set existing ones again', async () => {
  const [account] = await server.database.query<{ id: string }>(
    'select id from accounts where email = $1',
    [viewer.email.toLowerCase()],
    'north',
  );
  const owner = { accountId: account?.id ?? '', profileId: '' };
  const asked = { owner, start: 0, locale: 'en_US', timeZone: 'UTC', origin: '' };
  await put(ids.coming);
  await inRealm(server.context.db, 'north', async (tx) => {
    for (let eventId = 20_000; eventId < 20_199; eventId += 1)
      await putReminder(tx, 'north', { ...asked, eventId }, server.clock.now());
  });
  const refused = await put(ids.weekly);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ messages: ['tooManyReminders'] });
  expect((await put(ids.coming)).status).toBe(204);
});

const HOUR = 3_600_000;
const once = { start: 10 * HOUR, end: 11 * HOUR, everyMinutes: null, overMinutes: 0 };
const daily = { ...once, everyMinutes: 1440, overMinutes: 60 };
/**
 * Hours since 1970 of a daily event at noon in New York on 25 April; the next is 23 hours later because summer time
 * begins.
 */
const BEFORE_SUMMER = 114 * 24 + 17;
const newYork = {
  ...daily,
  start: BEFORE_SUMMER * HOUR,
  end: (BEFORE_SUMMER + 1) * HOUR,
  timeZone: 'America/New_York',
};
test.each([
  ['has not begun', once, 10, 9, 10],
  ['was postponed', { ...once, start: 40 * HOUR, end: 41 * HOUR }, 10, 9, 40],
  ['was moved forward to a later time than now', { ...once, start: 8 * HOUR }, 10, 7, 8],
  ['was moved forward to a time that has passed', { ...once, start: 8 * HOUR }, 10, 9, undefined],
  ['begins at this moment (none)', once, 10, 10, undefined],
  ['was deleted (none)', null, 10, 9, undefined],
  ['repeats, before the requested occurrence', daily, 10, 9, 10],
  ['repeats, during the requested occurrence (none)', daily, 10, 10.5, undefined],
  ['repeats, just after the requested occurrence (none)', daily, 10, 11.5, undefined],
  ['repeats, when the next occurrence is already announced (none)', daily, 10, 12.5, undefined],
  [
    'repeats, when the next occurrence is only 23 hours later due to a clock change (none)',
    newYork,
    BEFORE_SUMMER,
    BEFORE_SUMMER + 2,
    undefined,
  ],
  [
    'repeats, for the requested occurrence that is 23 hours later due to a clock change',
    newYork,
    BEFORE_SUMMER + 23,
    BEFORE_SUMMER + 2,
    BEFORE_SUMMER + 23,
  ],
  ['repeats and was postponed', { ...daily, start: 12 * HOUR, end: 13 * HOUR }, 10, 9, 12],
])('computes the start time for the reminder, or none, of an event that %s', (_what, event, asked, now, begins) => {
  expect(getReminderStart(event, asked * HOUR, now * HOUR)).toBe(begins === undefined ? undefined : begins * HOUR);
});
