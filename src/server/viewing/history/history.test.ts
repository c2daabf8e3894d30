import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';

let server: TestServer;
let guest: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  guest = bearer(await server.guest());
});
afterAll(() => server.close());

const signIn = async () => {
  const answer = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
  return bearer((await answer.json()) as Tokens);
};
const report = (headers: Record<string, string>, id: number, progress: number) => {
  const sent = json({ progress });
  const all = { ...headers, 'content-type': 'application/json' };
  return server.call(`/api/v2/customer/history/vod/${id}`, { ...sent, headers: all });
};
const history = async (headers: Record<string, string>) => {
  const answer = await server.call('/api/v2/customer/history/vod', { headers });
  return { status: answer.status, body: (await answer.json()) as { vods: { id: number; watchProgress: number }[] } };
};

test('the watch history persists across sign-ins and is sorted by last watched @list-06', async () => {
  const device = await signIn();
  expect((await report(device, ids.free, 42)).status).toBe(204);
  server.clock.advance(60_000);
  expect((await report(device, ids.onSignIn, 10)).status).toBe(204);
  const { body } = await history(await signIn());
  expect(body.vods.map(({ id, watchProgress }) => [id, watchProgress])).toEqual([
    [ids.onSignIn, 10],
    [ids.free, 42],
  ]);
  server.clock.advance(60_000);
  await report(device, ids.free, 50);
  expect((await history(device)).body.vods[0]).toMatchObject({ id: ids.free, watchProgress: 50 });
});

test("video details contain only the requesting viewer's playback progress @play-10", async () => {
  const details = async (headers: Record<string, string>) =>
    (await (await server.call(`/api/v4/vod/${ids.free}`, { headers })).json()) as { watchProgress?: number };
  const device = await signIn();
  await report(device, ids.free, 300);
  expect((await details(await signIn())).watchProgress).toBe(300);
  expect(await details(guest)).not.toHaveProperty('watchProgress');
});

test('the watch history rejects guests, unknown titles and titles that are not videos @list-06', async () => {
  expect((await history(guest)).status).toBe(403);
  expect((await report(guest, ids.free, 5)).status).toBe(403);
  const device = await signIn();
  expect((await report(device, 99_999, 5)).status).toBe(404);
  expect((await report(device, ids.series, 5)).status).toBe(404);
  expect((await report(device, ids.free, -1)).status).toBe(400);
});

test('accepts batches of progress reports, of which the last per video counts @play-10 @list-06', async () => {
  const device = await signIn();
  const send = (body: unknown, headers = device) =>
    server.call('/api/v1/watch-progress', {
      ...json(body),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  const said = (video: number, progress: number) => ({
    video,
    progress,
    cid: 'a-session',
    startedAt: server.clock.now(),
    action: 2,
    ctx: 0,
  });
  server.clock.advance(60_000);
  expect((await send([said(ids.free, 7), said(99_999, 5), said(ids.onSignIn, 8), said(ids.free, 9)])).status).toBe(204);
  const { vods } = (await history(device)).body;
  expect(vods.map(({ id, watchProgress }) => [id, watchProgress]).sort()).toEqual(
    [
      [ids.free, 9],
      [ids.onSignIn, 8],
    ].sort(),
  );
  expect((await send([said(ids.free, 7)], guest)).status).toBe(403);
  expect((await send([])).status).toBe(400);
  expect((await send([{ video: ids.free }])).status).toBe(400);
});

test('the watch history page and its row require sign-in @page-04', async () => {
  const device = await signIn();
  const page = (await (await server.call('/api/v1/view?type=history', { headers: device })).json()) as {
    elements: { attributes: { cards: unknown[] } }[];
  };
  expect(page.elements[0]?.attributes.cards.length).toBeGreaterThan(0);
  expect((await server.call('/api/v1/view?type=history', { headers: guest })).status).toBe(403);
  const row = '/api/v4/content/history/bucket/watched';
  expect((await server.call(row, { headers: guest })).status).toBe(403);
  expect((await server.call(`${row}?lastSeen=2`, { headers: device })).status).toBe(200);
  expect((await server.call(`${row}?lastSeen=nonsense`, { headers: device })).status).toBe(400);
});
