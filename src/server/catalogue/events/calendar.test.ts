import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteName } from '#schemas/routes/table.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { editors, ids, realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function eventIn(path: string): Promise<ICAL.Event> {
  const answer = await server.call(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(
    ICAL.parse(await answer.text()) as ConstructorParameters<typeof ICAL.Component>[0],
  );
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return new ICAL.Event(event);
}

test("an event's calendar file can be read by an independent parser @live-08", async () => {
  const event = await eventIn(`/calendar/${ids.coming}.ics`);
  expect(event.summary).toBe('Coming');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-05T20:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-05T21:00:00.000Z');
  expect(String(event.component.getFirstPropertyValue('url'))).toBe(`http://north.localhost/live/${ids.coming}`);
});

test('each occurrence of a repeating event has its own UID @live-08', async () => {
  const first = await eventIn(`/calendar/${ids.weekly}.ics`);
  server.clock.advance(7 * 86_400_000);
  const next = await eventIn(`/calendar/${ids.weekly}.ics`);
  expect(next.startDate.toJSDate().getTime() - first.startDate.toJSDate().getTime()).toBe(7 * 86_400_000);
  expect(next.uid).not.toBe(first.uid);
  expect(first.location).toBe('Gothenburg');
});

test.each(['x.ics', '0.ics', '5002', `${ids.free}.ics`, '99999.ics'])(
  'answers 404 for the calendar file %s, which is not of an existing event',
  async (file) => {
    expect((await server.call(`/calendar/${file}`)).status).toBe(404);
  },
);

const close = (publicRoutes: readonly RouteName[]) =>
  change({ authentication: { required: true, publicRoutes, providers: [{ name: 'ID', form: 'login' }] } });

/** Reloads the realm with changed settings. */
async function change(changes: object): Promise<void> {
  const settings = { ...(realmFiles('north')['realm.json'] as object), ...changes };
  const { folder, remove } = await writeRealm('north', { 'realm.json': settings });
  await loadRealm(server.context, folder, { moved: true });
  await remove();
}

test('the SEQUENCE number of an event in a calendar file grows after each change of the realm @live-08', async () => {
  const before = await eventIn(`/calendar/${ids.coming}.ics`);
  await change({});
  const after = await eventIn(`/calendar/${ids.coming}.ics`);
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('a realm that requires sign-in gives calendar files only to signed-in viewers @rte-03', async () => {
  await close([]);
  const ask = (headers: Record<string, string> = {}) => server.call(`/calendar/${ids.weekly}.ics`, { headers });
  const login = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
  const tokens = (await login.json()) as Tokens;
  const abroad = await signIn(server, viewer, { realm: 'south' });
  const studio = await signIn(server, editors.edda, { to: 'studio' });
  for (const headers of [{}, bearer(await server.guest()), { cookie: 'playbill-access=x' }, abroad, studio]) {
    const refused = await ask(headers);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ messages: ['signInNeeded'] });
  }
  expect((await ask(bearer(tokens))).status).toBe(200);
  // A browser that follows the link on the page sends cookies, but no Authorization header.
  const followed = await ask({ cookie: `playbill-access=${tokens.authorisationToken}` });
  expect(followed.status).toBe(200);
  expect(followed.headers.get('cache-control')).toBe('private, no-store');
  server.clock.advance(660_000);
  expect((await ask(bearer(tokens))).status).toBe(403);
});

test('a realm with public event pages gives their calendar files to everyone @rte-03', async () => {
  await close(['LIVE']);
  expect((await server.call(`/calendar/${ids.weekly}.ics`)).status).toBe(200);
});

test("a calendar file links to the event's page with localised route names @live-08", async () => {
  await change({ languageCode: 'es' });
  const event = await eventIn(`/calendar/${ids.weekly}.ics?lang=es_ES`);
  expect(String(event.component.getFirstPropertyValue('url'))).toBe(
    `http://north.localhost/directo/${ids.weekly}?lang=es_ES`,
  );
});
