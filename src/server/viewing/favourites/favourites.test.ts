import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
  await loadAccounts(server, 'south');
});
afterAll(() => server.close());

const put = (who: Tokens, id: number) => send('PUT', who, id);
const remove = (who: Tokens, id: number) => send('DELETE', who, id);
const send = async (method: string, who: Tokens, id: number) =>
  (await server.call(`/api/v2/favourite/vods/${id}`, { method, headers: bearer(who) })).status;
const read = async <T>(who: Tokens, path: string): Promise<T> =>
  (await (await server.call(path, { headers: bearer(who) })).json()) as T;
const idsOf = async (who: Tokens) => (await read<{ ids: number[] }>(who, '/api/v2/favourite/ids')).ids;

test('adding and removing favourites is idempotent, and the list is newest first @list-01', async () => {
  const nina = await newViewer(server);
  expect(await put(nina, ids.free)).toBe(204);
  server.clock.advance(1000);
  expect(await put(nina, ids.series)).toBe(204);
  server.clock.advance(1000);
  expect(await put(nina, ids.free)).toBe(204);
  expect(await idsOf(nina)).toEqual([ids.series, ids.free]);
  expect(await remove(nina, ids.series)).toBe(204);
  expect(await remove(nina, ids.series)).toBe(204);
  expect(await idsOf(nina)).toEqual([ids.free]);
  expect(await put(nina, 999_999)).toBe(404);
});

test('lists favourites by page number, nine per page, as cards marked as favourites @list-02', async () => {
  const nina = await newViewer(server);
  for (let id = 100; id < 111; id++) {
    await put(nina, id);
    server.clock.advance(1000);
  }
  type Answer = { events: { id: number; favourite: boolean }[] };
  const first = await read<Answer>(nina, '/api/v2/favourite/vods');
  expect(first).toMatchObject({ page: 1, totalPages: 2, totalResults: 11, resultsPerPage: 9 });
  expect(first.events.map(({ id }) => id)).toEqual([110, 109, 108, 107, 106, 105, 104, 103, 102]);
  expect(first.events.every(({ favourite }) => favourite)).toBe(true);
  const second = await read<Answer>(nina, '/api/v2/favourite/vods?p=2');
  expect(second.events.map(({ id }) => id)).toEqual([101, 100]);
});

test('paging skips no favourite when favourites are removed in between @list-02 @page-04', async () => {
  const nina = await newViewer(server);
  for (let id = 100; id < 112; id++) {
    await put(nina, id);
    server.clock.advance(1000);
  }
  type Row = { contentList: { id: number }[]; paging: { moreDataAvailable: boolean; lastSeen: string } };
  const page = await read<{ elements: [{ attributes: Row & { cards: Row['contentList'] } }] }>(
    nina,
    '/api/v1/view?type=favourites',
  );
  const { cards, paging } = page.elements[0].attributes;
  expect(cards).toHaveLength(9);
  await remove(nina, 111);
  await remove(nina, 103);
  const row = '/api/v4/content/favourites/bucket/titles';
  const rest = await read<Row>(nina, `${row}?lastSeen=${paging.lastSeen}`);
  expect(rest.contentList.map(({ id }) => id)).toEqual([102, 101, 100]);
  expect(rest.paging.moreDataAvailable).toBe(false);
  expect((await server.call(`${row}?lastSeen=nonsense`, { headers: bearer(nina) })).status).toBe(400);
});

test("rejects a guest's requests for favourites @list-01", async () => {
  const guest = await server.guest();
  expect(await put(guest, ids.free)).toBe(403);
  expect(await remove(guest, ids.free)).toBe(403);
  for (const path of ['/api/v2/favourite/vods', '/api/v2/favourite/ids', '/api/v1/view?type=favourites'])
    expect((await server.call(path, { headers: bearer(guest) })).status).toBe(403);
});

test('favourites are private to the account and realm, and survive a reload @list-01 @realm-02', async () => {
  const nina = await newViewer(server);
  await put(nina, ids.free);
  expect(await idsOf(await newViewer(server))).toEqual([]);
  expect(await server.database.query("select * from favourites where realm = 'south'", [], 'south')).toEqual([]);
  await loadAccounts(server, 'north');
  expect(await idsOf(nina)).toEqual([ids.free]);
});
