import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bucket } from '#schemas/wire/catalogue/bucket.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { editors, ids, realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

const types = ['HISTORY', 'CONTINUE_WATCHING', 'UP_NEXT', 'FAVOURITES', 'WATCHLIST'] as const;
const row = (type: string, more: object = {}) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: type, exid: type, name: type, type: 'MIXED', source: { type, ...more } },
});

let server: TestServer;
let guest: Record<string, string>;
let device: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const { folder, remove } = await writeRealm('north', {
    'realm.json': { ...(realmFiles('north')['realm.json'] as object), watchlistsEnabled: true },
    'pages/own.json': {
      version: '1.0',
      title: 'Own',
      elements: [
        ...types.map((type) => row(type)),
        {
          ...row('HISTORY', { limit: 2 }),
          $type: 'cardList',
          attributes: { type: 'GRID', source: { type: 'HISTORY' } },
        },
      ],
    },
  });
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
  guest = bearer(await server.guest());
  const signedIn = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
  device = bearer((await signedIn.json()) as Tokens);
});
afterAll(() => server.close());

const send = async (method: string, path: string, body?: object) => {
  const headers = { ...device, 'content-type': 'application/json' };
  const answer = await server.call(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  server.clock.advance(1000);
  return answer;
};
const watch = (id: number, progress: number) => send('POST', `/api/v2/customer/history/vod/${id}`, { progress });

async function bucket(name: string, query = '', headers = device): Promise<Bucket> {
  const answer = await server.call(`/api/v4/content/own/bucket/${name}?${query}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Bucket;
}
const idsIn = ({ contentList = [] }: Bucket) => contentList.map(({ id }) => id);

test('lists the history newest first, and "continue watching" without finished videos @def-12 @list-06', async () => {
  // Each of these videos lasts 600 seconds; it counts as finished when 570 of them were watched.
  await watch(101, 30);
  await watch(102, 569);
  await watch(103, 570);
  await watch(101, 40);
  const history = await bucket('HISTORY');
  expect(history.contentList?.map(({ id, watchProgress }) => [id, watchProgress])).toEqual([
    [101, 40],
    [103, 570],
    [102, 569],
  ]);
  expect(idsIn(await bucket('CONTINUE_WATCHING'))).toEqual([101, 102]);
});

test('paging through a viewer’s row (such as favourites) skips no title when other titles are removed meanwhile @def-12', async () => {
  const first = await bucket('HISTORY', 'rpp=1');
  expect(idsIn(first)).toEqual([101]);
  await send('DELETE', '/api/v2/customer/history/vod/101');
  const rest = await bucket('HISTORY', `rpp=5&lastSeen=${first.paging?.lastSeen}`);
  expect(idsIn(rest)).toEqual([103, 102]);
  expect(rest.paging?.moreDataAvailable).toBe(false);
});

test('lists favourites newest first, and the titles of all watchlists without duplicates @def-12', async () => {
  for (const id of [104, 105]) await send('PUT', `/api/v2/favourite/vods/${id}`);
  expect(idsIn(await bucket('FAVOURITES'))).toEqual([105, 104]);
  const list = async (name: string, ...items: number[]) => {
    const { id } = (await (await send('POST', '/api/v3/user/watchlist', { name })).json()) as { id: number };
    const content = items.map((item) => ({ id: String(item), contentType: 'VOD' }));
    await send('POST', `/api/v4/user/watchlist/${id}/content`, { content });
  };
  await list('First', 106, 107);
  await list('Second', 108, 106);
  const whole = idsIn(await bucket('WATCHLIST'));
  expect(whole).toHaveLength(3);
  expect(whole.at(-1)).toBe(107);
  const first = await bucket('WATCHLIST', 'rpp=2');
  const second = await bucket('WATCHLIST', `rpp=2&lastSeen=${first.paging?.lastSeen}`);
  expect([...idsIn(first), ...idsIn(second)]).toEqual(whole);
});

test('the page response is the same for all viewers, and marks rows whose titles depend on the viewer @def-12', async () => {
  const page = async (headers: Record<string, string>) =>
    (await (await server.call('/api/v1/view?type=section&id=own', { headers })).json()) as {
      elements: { attributes: Bucket & { personal?: string } }[];
    };
  const { elements } = await page(device);
  expect(elements.map(({ attributes }) => attributes.personal)).toEqual([
    'HISTORY',
    'HISTORY',
    'UP_NEXT',
    'FAVOURITES',
    'WATCHLIST',
    'HISTORY',
  ]);
  for (const { attributes } of elements) {
    expect(attributes).toMatchObject({ sectionId: 'own' });
    expect(attributes).not.toHaveProperty('source');
    expect(attributes).not.toHaveProperty('contentList');
    expect(attributes).not.toHaveProperty('cards');
  }
  expect(await page(guest)).toEqual(await page(device));
});

test.each(types)(
  'the personal row %s is empty for guests and private to the account @def-12 @list-07',
  async (type) => {
    expect(await bucket(type, '', guest)).toMatchObject({ contentList: [], paging: { moreDataAvailable: false } });
    const other = await server.call('/api/v2/login', json({ id: editors.edda.email, secret: editors.edda.password }));
    expect(idsIn(await bucket(type, '', bearer((await other.json()) as Tokens)))).toEqual([]);
  },
);

test('"up next" lists the episode after the last finished one of each series @list-07', async () => {
  const { episode } = ids;
  const next = async () => idsIn(await bucket('UP_NEXT'));
  // All episodes last 600 seconds. The test realm has one series, with three episodes per season.
  await watch(episode, 569);
  expect(await next()).toEqual([]);
  await watch(episode, 570);
  expect(await next()).toEqual([episode + 1]);
  // An episode that was started belongs to "continue watching", and not to "up next".
  await watch(episode + 1, 30);
  expect(await next()).toEqual([]);
  expect(idsIn(await bucket('CONTINUE_WATCHING'))[0]).toBe(episode + 1);
  await watch(episode + 1, 600);
  await watch(episode + 2, 600);
  // After the last episode of a season, "up next" lists the first episode of the next season.
  expect(await next()).toEqual([episode + 10]);
  // If the viewer watches an old episode again, "up next" continues with the first unfinished episode.
  await watch(episode, 600);
  expect(await next()).toEqual([episode + 10]);
  for (const last of [10, 11, 12]) await watch(episode + last, 600);
  expect(await next()).toEqual([]);
});

test('hides a series from "up next" until it is watched again or restored @list-07', async () => {
  const { episode } = ids;
  const next = async () => idsIn(await bucket('UP_NEXT'));
  await send('DELETE', '/api/v2/customer/history/vod');
  await watch(episode, 600);
  await send('DELETE', `/api/v2/customer/up-next/${episode + 1}`);
  expect(await next()).toEqual([]);
  await send('PUT', `/api/v2/customer/up-next/${episode + 1}`);
  expect(await next()).toEqual([episode + 1]);
  for (const _time of [1, 2]) await send('DELETE', `/api/v2/customer/up-next/${episode + 1}`);
  await watch(episode + 1, 600);
  expect(await next()).toEqual([episode + 2]);
  for (const [id, headers, status] of [
    [101, device, 404],
    [ids.series, device, 404],
    [episode, guest, 403],
  ] as const)
    for (const method of ['DELETE', 'PUT'])
      expect((await server.call(`/api/v2/customer/up-next/${id}`, { method, headers })).status).toBe(status);
});

test('clearing the watch history also clears "up next", and single history entries can be removed @list-07', async () => {
  const { episode } = ids;
  await send('DELETE', '/api/v2/customer/history/vod');
  await watch(episode, 600);
  await watch(101, 30);
  await watch(102, 30);
  expect(idsIn(await bucket('CONTINUE_WATCHING'))).toEqual([102, 101]);
  await send('DELETE', '/api/v2/customer/history/vod/102');
  expect(idsIn(await bucket('CONTINUE_WATCHING'))).toEqual([101]);
  expect(idsIn(await bucket('UP_NEXT'))).toEqual([episode + 1]);
  await send('DELETE', '/api/v2/customer/history/vod');
  expect(idsIn(await bucket('CONTINUE_WATCHING'))).toEqual([]);
  expect(idsIn(await bucket('UP_NEXT'))).toEqual([]);
});

test('clears a viewer’s whole watch history, and rejects guests @list-06', async () => {
  await watch(ids.free, 30);
  for (const path of ['vod', `vod/${ids.free}`]) {
    const refused = await server.call(`/api/v2/customer/history/${path}`, { method: 'DELETE', headers: guest });
    expect(refused.status).toBe(403);
  }
  await send('DELETE', '/api/v2/customer/history/vod');
  expect(idsIn(await bucket('HISTORY'))).toEqual([]);
});
