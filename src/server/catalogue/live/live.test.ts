import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LiveMessage } from '#schemas/wire/catalogue/live.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { asChild, withProfiles } from '../../../../tests/support/profiles.ts';
import { ids, realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { raiseRevision } from '../catalogue/write.store.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Opens a stream and collects its messages. */
async function open(path = '/api/v2/live', init: Parameters<TestServer['call']>[1] = {}, of: TestServer = server) {
  const abort = new AbortController();
  const answer = await of.call(path, { ...init, signal: abort.signal });
  const messages: LiveMessage[] = [];
  let text = '';
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) return;
      text += value;
      messages.length = 0;
      for (const [, json = ''] of text.matchAll(/^data: (.*)$/gm)) messages.push(LiveMessage.parse(JSON.parse(json)));
    }
  })();
  await vi.waitFor(() => expect(messages).not.toEqual([]));
  return { answer, messages, ended, text: () => text, close: () => reader?.cancel() };
}
const coming = (messages: LiveMessage[], message: object) =>
  vi.waitFor(() => expect(messages).toContainEqual(expect.objectContaining(message)), 10_000);

/** Changes an event and increments the realm's revision in one transaction, as an editor or a load does. */
const change = (set: { ends_at: Date } | { starts_at: Date; ends_at: Date }, id: number = ids.weekly) =>
  inRealm(server.context.db, 'north', async (tx) => {
    await tx.updateTable('contents').set(set).where('realm', '=', 'north').where('id', '=', id).execute();
    await raiseRevision(tx, 'north');
  });

test('an SSE stream begins with the current state of all events and must not be cached', async () => {
  const { answer, messages, close } = await open();
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(messages).toEqual([{ type: 'state', live: 0, revision: expect.any(Number) }]);
  await close();
});

test('an SSE stream sends changes, starts and ends of events in the client’s language @push-01', async () => {
  const [english, spanish] = await Promise.all([open(), open('/api/v2/live?lang=es_ES')]);
  const now = server.clock.now();
  await change({ starts_at: new Date(now + 3_600_000), ends_at: new Date(now + 7_200_000) }, ids.coming);
  for (const { messages } of [english, spanish]) await coming(messages, { type: 'changed', id: ids.coming, live: 0 });
  server.clock.advance(3_600_000);
  server.context.live.refresh('north');
  await coming(english.messages, {
    type: 'began',
    event: expect.objectContaining({ id: ids.coming, title: 'Coming' }),
    live: 1,
  });
  await coming(spanish.messages, { type: 'began' });
  await change({ ends_at: new Date(now + 10_800_000) }, ids.coming);
  await coming(english.messages, { type: 'changed', id: ids.coming, live: 1 });
  server.clock.advance(7_200_000);
  server.context.live.refresh('north');
  await coming(english.messages, { type: 'ended', id: ids.coming, live: 0 });
  await Promise.all([english.close(), spanish.close()]);
});

test('an SSE stream contains only changes of the client’s own realm @push-01', async () => {
  const { messages, close } = await open();
  await inRealm(server.context.db, 'south', (tx) => raiseRevision(tx, 'south'));
  const before = messages.length;
  await inRealm(server.context.db, 'north', (tx) => raiseRevision(tx, 'north'));
  await coming(messages, { type: 'revision' });
  expect(messages).toHaveLength(before + 1);
  await close();
});

test('the query parameter `realm` selects the realm of an SSE stream, but not of other calls @push-01', async () => {
  const { messages, close } = await open('/api/v2/live?realm=south');
  await inRealm(server.context.db, 'south', (tx) => raiseRevision(tx, 'south'));
  await coming(messages, { type: 'revision' });
  await close();
  expect((await server.call('/api/v2/live?realm=nowhere')).status).toBe(404);
  expect(await (await server.call('/robots.txt?realm=south')).text()).toContain('http://north.localhost/');
});

test('the server removes an SSE stream when the client closes the connection', async () => {
  const before = server.context.live.size();
  const streams = await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(server.context.live.size()).toBe(before + 20);
  await Promise.all(streams.map(({ close }) => close()));
  await vi.waitFor(() => expect(server.context.live.size()).toBe(before));
});

test("the SSE message for an ended event contains only the event's id (no spoilers) @push-01", async () => {
  const { text, messages, close } = await open();
  const now = server.clock.now();
  await change({ starts_at: new Date(now - 1000), ends_at: new Date(now + 60_000) }, ids.coming);
  await coming(messages, { type: 'began' });
  const before = text().length;
  server.clock.advance(60_000);
  server.context.live.refresh('north');
  await coming(messages, { type: 'ended', id: ids.coming });
  expect(JSON.parse(/^data: (.*)$/m.exec(text().slice(before))?.[1] ?? '')).toEqual({
    type: 'ended',
    id: ids.coming,
    live: 0,
  });
  expect(text().slice(before)).not.toMatch(/Coming/);
  await close();
});

test('SSE streams of realms that require sign-in contain only ids of events @push-01', async () => {
  const own = await openTestServer();
  await loadAccounts(own, 'north', {
    authentication: { providers: [{ name: 'ID', form: 'login' }], required: true },
  });
  const { text, messages, close } = await open('/api/v2/live', { headers: await signIn(own, viewer) }, own);
  const now = own.clock.now();
  await inRealm(own.context.db, 'north', async (tx) => {
    const moments = { starts_at: new Date(now - 1000), ends_at: new Date(now + 60_000) };
    await tx.updateTable('contents').set(moments).where('realm', '=', 'north').where('id', '=', ids.coming).execute();
    await raiseRevision(tx, 'north');
  });
  await coming(messages, { type: 'changed', id: ids.coming, live: 1 });
  expect(messages.map(({ type }) => type)).not.toContain('began');
  expect(text()).not.toMatch(/Coming|thumbnail|picture/);
  await close();
  await own.close();
});

test('the SSE stream of a child’s profile (known by cookie) contains only event ids @push-01 @acct-02', async () => {
  const own = await openTestServer();
  await loadAccounts(own, 'north', withProfiles);
  const child = await asChild(own, await newViewer(own));
  const cookie = `playbill-access=${child.authorisationToken}`;
  const grown = await newViewer(own);
  const [seen, shown] = await Promise.all([
    open('/api/v2/live', { headers: { cookie } }, own),
    open('/api/v2/live', { headers: { cookie: `playbill-access=${grown.authorisationToken}` } }, own),
  ]);
  const now = own.clock.now();
  await inRealm(own.context.db, 'north', async (tx) => {
    const moments = { starts_at: new Date(now - 1000), ends_at: new Date(now + 60_000) };
    await tx.updateTable('contents').set(moments).where('realm', '=', 'north').where('id', '=', ids.coming).execute();
    await raiseRevision(tx, 'north');
  });
  await coming(shown.messages, { type: 'began', event: expect.objectContaining({ title: 'Coming' }) });
  await coming(seen.messages, { type: 'changed', id: ids.coming, live: 1 });
  expect(seen.text()).not.toMatch(/began|Coming|thumbnail|picture/);
  await Promise.all([seen.close(), shown.close()]);
  await own.close();
});

test('SSE clients get all messages after a large catalogue load, and slow clients are disconnected @push-01', async () => {
  const own = await openTestServer();
  const [catalogue, first] = [realmFiles('north')['catalogue/all.json'] as { events: object[] }, 10_000];
  const events = Array.from({ length: 2000 }, (_, index) => ({
    id: first + index,
    title: `Bout ${index}`,
    access: 'GRANTED',
    startsAt: '2020-01-01T12:00:00Z',
    duration: 600,
  }));
  const all = { ...catalogue, events: [...catalogue.events, ...events] };
  const { folder, remove } = await writeRealm('north', { 'catalogue/all.json': all });
  await loadRealm(own.context, folder, { moved: true });
  await remove();
  const { messages, close } = await open('/api/v2/live', {}, own);
  const taken = await own.call('/api/v2/live');
  expect(own.context.live.size()).toBe(2);
  // This text exceeds the buffer limit and is followed by another message.
  await own.database.query("update contents set ends_at = ends_at + interval '1 second' where id >= $1", [first]);
  await inRealm(own.context.db, 'north', (tx) => raiseRevision(tx, 'north'));
  await vi.waitFor(() => expect(messages.filter(({ type }) => type === 'changed')).toHaveLength(events.length), 10_000);
  await inRealm(own.context.db, 'north', (tx) => raiseRevision(tx, 'north'));
  await coming(messages, { type: 'revision' });
  await vi.waitFor(() => expect(own.context.live.size()).toBe(1));
  await expect(taken.text()).rejects.toThrow('takes none');
  await close();
  await own.close();
});

test('on shutdown, the server ends SSE streams and sends a reconnect delay', async () => {
  const own = await openTestServer();
  const answer = await own.call('/api/v2/live');
  own.stopTaking();
  const text = await answer.text();
  expect(text.match(/^retry: \d{4}$/gm)).toHaveLength(2);
  expect((await own.call('/api/v2/live')).status).toBe(503);
  await own.close();
});
