import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Watchlist, WatchlistContent, Watchlists } from '#schemas/wire/viewing/lists.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const V3 = '/api/v3/user/watchlist';
const V4 = '/api/v4/user/watchlist';

let server: TestServer;
let nina: Tokens;
let otto: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { watchlistsEnabled: true });
  await loadAccounts(server, 'south');
});
beforeEach(async () => {
  nina = await newViewer(server);
  otto = await newViewer(server);
});
afterAll(() => server.close());

const send = (method: string, path: string, { who = nina, body }: { who?: Tokens; body?: object } = {}) => {
  const init = body ? json(body) : {};
  return server.call(path, { ...init, method, headers: { ...init.headers, ...bearer(who) } });
};
const status = async (...args: Parameters<typeof send>) => (await send(...args)).status;
const read = async <T>(path: string, who = nina) => (await (await send('GET', path, { who })).json()) as T;
const problemFor = async (...args: Parameters<typeof send>) => {
  const { status: code, messages } = (await (await send(...args)).json()) as Problem;
  return [code, ...messages];
};

async function create(name: string, who = nina): Promise<number> {
  server.clock.advance(1000);
  return ((await (await send('POST', V3, { who, body: { name } })).json()) as { id: number }).id;
}
const titles = (...numbers: number[]) => ({ content: numbers.map((id) => ({ id: String(id), contentType: 'VOD' })) });
const add = (list: number, ...numbers: number[]) => send('POST', `${V4}/${list}/content`, { body: titles(...numbers) });
const order = (list: number, lastSeen: number | undefined, ...numbers: number[]) =>
  status('POST', `${V4}/${list}${lastSeen === undefined ? '' : `?lastSeen=${lastSeen}`}`, { body: titles(...numbers) });
const inside = async (list: number) =>
  (await read<WatchlistContent>(`${V4}/${list}`)).content.map(({ id }) => Number(id));
const all = async (who = nina) => (await read<Watchlists>(V3, who)).watchlists;
type Opened = Pick<Watchlist, 'ownerExternalId' | 'isShared' | 'shareablePath'>;
const share = async (list: number) => (await (await send('PUT', `${V4}/${list}/share`)).json()) as Opened;
/** The share secret of one of Nina's lists. */
const secretOf = async (list: number): Promise<string> => (await share(list)).ownerExternalId;

test('creates, renames and deletes watchlists, and lists the newest first @list-03', async () => {
  const first = await create('  Weekend ');
  const second = await create('Later');
  expect((await all()).map(({ name, ownership, isEmpty }) => [name, ownership, isEmpty])).toEqual([
    ['Later', 'OWNED', true],
    ['Weekend', 'OWNED', true],
  ]);
  expect(await status('PUT', `${V3}/${first}`, { body: { name: 'Sunday' } })).toBe(204);
  expect(await status('DELETE', `${V3}/me/${second}`)).toBe(204);
  expect((await all()).map(({ name }) => name)).toEqual(['Sunday']);
  expect(await status('GET', `${V4}/${second}`)).toBe(404);
});

test.each([
  ['with no characters', '', 'watchlistNameIsRequired'],
  ['with only spaces', '   ', 'watchlistNameIsRequired'],
  ['with 61 characters', 'x'.repeat(61), 'watchlistNameTooLong'],
])('rejects a watchlist name %s, with a specific error @list-04', async (_what, name, cause) => {
  expect(await problemFor('POST', V3, { body: { name } })).toEqual([400, cause]);
});

test('accepts watchlist names of 60 characters (code points) @list-04', async () => {
  expect(await status('POST', V3, { body: { name: '🥊'.repeat(60) } })).toBe(201);
});

test('removes line breaks and bidirectional controls from watchlist names @list-03', async () => {
  await create('Nights\n\u202Eout');
  expect((await all()).map(({ name }) => name)).toContain('Nights out');
});

test('a watchlist holds titles of all types in order, and rejects duplicates @list-03 @list-04', async () => {
  const list = await create('All sorts');
  const sorts = [
    { id: String(ids.series), contentType: 'VOD_SERIES' },
    { id: String(ids.playlist), contentType: 'PLAYLIST' },
    { id: String(ids.season), contentType: 'VOD_SEASON' },
    { id: String(ids.weekly), contentType: 'UPCOMING' },
  ];
  expect(await status('POST', `${V4}/${list}/content`, { body: { content: sorts } })).toBe(201);
  expect((await add(list, ids.free)).status).toBe(201);
  const again = await add(list, 100, ids.free);
  expect(await again.json()).toMatchObject({ status: 409, code: 'DUPLICATE', messages: ['duplicatedItemMessage'] });
  expect(await inside(list)).toEqual([ids.series, ids.playlist, ids.season, ids.weekly, ids.free]);
  const { content } = await read<WatchlistContent>(`${V4}/${list}`);
  expect(content[0]).toMatchObject({ id: String(ids.series), contentType: 'VOD_SERIES', favourite: false });
});

test('a watchlist rejects unknown titles and titles of another type than requested @list-03', async () => {
  const list = await create('Odd');
  expect((await add(list, 999_999)).status).toBe(404);
  expect((await add(list, ids.series)).status).toBe(404);
  expect((await add(list, 2_147_483_648)).status).toBe(404);
  expect(await inside(list)).toEqual([]);
});

test('removing a title from a watchlist is idempotent @list-03', async () => {
  const list = await create('Short');
  await add(list, 100, 101);
  for (const _time of [1, 2]) expect(await status('DELETE', `${V4}/${list}/content/VOD/100`)).toBe(204);
  expect(await inside(list)).toEqual([101]);
});

test('moves titles in a watchlist behind another or to the start; others keep their order @list-03', async () => {
  const list = await create('Order');
  await add(list, 100, 101, 102, 103);
  expect(await order(list, undefined, 103)).toBe(204);
  expect(await inside(list)).toEqual([103, 100, 101, 102]);
  expect(await order(list, 101, 103, 100)).toBe(204);
  expect(await inside(list)).toEqual([101, 103, 100, 102]);
  expect(await order(list, undefined, 102, 101, 100, 103)).toBe(204);
  expect(await inside(list)).toEqual([102, 101, 100, 103]);
  expect(await order(list, undefined, 104)).toBe(400);
  expect(await order(list, 102, 102)).toBe(400);
});

test('all of several concurrent additions to a watchlist succeed @list-03', async () => {
  const list = await create('Both');
  const answers = await Promise.all([add(list, 100), add(list, 101), add(list, 102)]);
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect((await inside(list)).toSorted()).toEqual([100, 101, 102]);
});

test('returns watchlists and their titles in pages of 25 @list-03', async () => {
  for (let count = 0; count < 27; count++) await create(`List ${count}`);
  const first = await read<Watchlists>(V3);
  expect(first.watchlists).toHaveLength(25);
  const rest = await read<Watchlists>(`${V3}?lastSeen=${first.pagingInfo.lastSeen}`);
  expect(rest.watchlists.map(({ name }) => name)).toEqual(['List 1', 'List 0']);
  expect(rest.pagingInfo).toEqual({ moreDataAvailable: false });

  const list = await create('Long');
  await add(list, ...Array.from({ length: 27 }, (_, index) => 100 + index));
  const page = await read<WatchlistContent>(`${V4}/${list}`);
  expect(page.content).toHaveLength(25);
  const next = await read<WatchlistContent>(`${V4}/${list}?lastSeen=${page.pagingInfo.lastSeen}`);
  expect(next.content.map(({ id }) => id)).toEqual(['125', '126']);
  expect(await status('GET', `${V4}/${list}?lastSeen=nonsense`)).toBe(400);
  expect(await status('GET', `${V3}?lastSeen=nonsense`)).toBe(400);
});

test('a watchlist has pictures of its first four titles @list-03', async () => {
  const list = await create('Pictures');
  await add(list, 100, ids.free, 101, 102, 103, 104);
  const [first] = await all();
  expect(first?.isEmpty).toBe(false);
  expect(first?.thumbnails.length).toBeLessThanOrEqual(4);
  expect(first?.thumbnails.some((url) => url.startsWith('/images/north/pictures/1.svg'))).toBe(true);
});

test('returns the five neighbours of a title on each side, in the order of the watchlist @list-03', async () => {
  const list = await create('Row');
  await add(list, ...Array.from({ length: 15 }, (_, index) => 100 + index));
  type Around = { preceding: { id: string }[]; following: { id: string }[] };
  const around = await read<Around>(`${V3}/me/${list}/adjacentTo/107`);
  expect(around.preceding.map(({ id }) => id)).toEqual(['102', '103', '104', '105', '106']);
  expect(around.following.map(({ id }) => id)).toEqual(['108', '109', '110', '111', '112']);
  expect(await status('GET', `${V3}/me/${list}/adjacentTo/${ids.free}`)).toBe(404);
});

test('other viewers need the secret of a shared watchlist to read, save and unsave it @list-03', async () => {
  const list = await create('Shared');
  await add(list, 100);
  const secret = await secretOf(list);
  expect(await status('GET', `${V4}/${list}`, { who: otto })).toBe(404);
  expect(await status('GET', `${V4}/${list}?owner=somebody`, { who: otto })).toBe(404);
  const seen = await read<WatchlistContent>(`${V4}/${list}?owner=${secret}`, otto);
  expect(seen).toMatchObject({ name: 'Shared', ownership: 'SHARED', saved: false, isShared: true });
  expect(seen.shareablePath).toBe(`/watchlists/${list}?owner=${secret}`);

  const keep = `${V3}/${secret}/${list}/save`;
  expect(await status('POST', keep, { who: otto })).toBe(204);
  expect(await problemFor('POST', keep, { who: otto })).toEqual([409, 'watchlistAlreadySaved']);
  expect(await problemFor('POST', keep)).toEqual([409, 'watchlistAlreadySaved']);
  expect(await all(otto)).toMatchObject([{ name: 'Shared', ownership: 'SHARED', saved: true }]);

  expect(await status('DELETE', `${V3}/${secret}/${list}`, { who: otto })).toBe(204);
  expect(await all(otto)).toEqual([]);
  expect(await inside(list)).toEqual([100]);

  await send('POST', keep, { who: otto });
  expect(await status('DELETE', `${V3}/${secret}/${list}`)).toBe(204);
  expect(await all(otto)).toEqual([]);
});

/** Calls each endpoint as a viewer who knows a list's id and an owner name, and returns the status codes. */
const attempts = async (list: number, owner: string) => [
  await status('GET', `${V4}/${list}?owner=${owner}`, { who: otto }),
  await status('GET', `${V3}/${owner}/${list}/adjacentTo/100`, { who: otto }),
  await status('POST', `${V3}/${owner}/${list}/save`, { who: otto }),
  await status('DELETE', `${V3}/${owner}/${list}`, { who: otto }),
];

test('a caller who has the secret of one list can access no other list of its owner @door-12 @list-03', async () => {
  const [shown, hidden, alsoShared] = [await create('Shown'), await create('Hidden'), await create('Also')];
  for (const list of [shown, hidden, alsoShared]) await add(list, 100);
  const secret = await secretOf(shown);
  const other = await secretOf(alsoShared);
  expect(other).not.toBe(secret);
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(await attempts(hidden, secret)).toEqual([404, 404, 404, 404]);
  expect(await attempts(alsoShared, secret)).toEqual([404, 404, 404, 404]);
  // A private list has no secret, so no owner name gives access. `me` refers only to the caller's own lists.
  expect(await read<Watchlist>(`${V4}/${hidden}`)).toMatchObject({
    ownerExternalId: 'me',
    isShared: false,
    shareablePath: `/watchlists/${hidden}`,
  });
  for (const owner of ['me', 'null', '-', 'x'.repeat(80)])
    expect(await attempts(hidden, owner)).toEqual([404, 404, 404, 404]);
  expect(await attempts(shown, secret)).toEqual([200, 200, 204, 204]);
});

test('rejects watchlist URLs of older versions, which contained a hash of the owner @door-12', async () => {
  const list = await create('Old');
  await add(list, 100);
  const secret = await secretOf(list);
  const [{ account_id: account = '' } = {}] = await server.database.query<{ account_id: string }>(
    'select account_id from watchlists where id = $1',
    [list],
  );
  const before = createHash('sha256').update(`watchlists|north|${account}`).digest('base64url').slice(0, 22);
  expect(await attempts(list, before)).toEqual([404, 404, 404, 404]);
  expect(await attempts(list, secret)).toEqual([200, 200, 204, 204]);
});

test('sharing a watchlist is idempotent, and after revocation creates a new secret @door-12', async () => {
  const list = await create('Now and then');
  await add(list, 100);
  const first = await share(list);
  expect(await share(list)).toEqual(first);
  await send('POST', `${V3}/${first.ownerExternalId}/${list}/save`, { who: otto });

  for (const _time of [1, 2]) expect(await status('DELETE', `${V4}/${list}/share`)).toBe(204);
  expect(await attempts(list, first.ownerExternalId)).toEqual([404, 404, 404, 404]);
  expect(await all(otto)).toEqual([]);
  expect(await inside(list)).toEqual([100]);
  expect(await all()).toMatchObject([{ isShared: false, shareablePath: `/watchlists/${list}` }]);

  const second = await share(list);
  expect(second.ownerExternalId).not.toBe(first.ownerExternalId);
  expect(await attempts(list, first.ownerExternalId)).toEqual([404, 404, 404, 404]);
  // Viewers who saved the list before sharing was revoked need the new address.
  expect(await all(otto)).toEqual([]);
  expect(await status('GET', `${V4}/${list}?owner=${second.ownerExternalId}`, { who: otto })).toBe(200);
});

test('concurrent requests to share a watchlist create one secret @door-12', async () => {
  const list = await create('Two tabs');
  const [one, two] = await Promise.all([share(list), share(list)]);
  expect(one).toEqual(two);
});

test.each<[string, (list: number) => Parameters<typeof send>]>([
  ['rename', (list) => ['PUT', `${V3}/${list}`, { body: { name: 'Mine now' } }]],
  ['add a title to', (list) => ['POST', `${V4}/${list}/content`, { body: titles(101) }]],
  ['reorder', (list) => ['POST', `${V4}/${list}`, { body: titles(100) }]],
  ['remove a title from', (list) => ['DELETE', `${V4}/${list}/content/VOD/100`]],
  ['share', (list) => ['PUT', `${V4}/${list}/share`]],
  ['stop sharing', (list) => ['DELETE', `${V4}/${list}/share`]],
])("a viewer cannot %s another viewer's list @list-03", async (_what, call) => {
  const list = await create('Mine');
  await add(list, 100);
  const secret = await secretOf(list);
  const [method, path, options] = call(list);
  expect(await status(method, path, { ...options, who: otto })).toBe(404);
  expect(await inside(list)).toEqual([100]);
  expect((await all())[0]).toMatchObject({ name: 'Mine', ownerExternalId: secret });
});

test('watchlist endpoints reject guests, and answer 404 in a realm without watchlists @list-03', async () => {
  const guest = await server.guest();
  expect(await status('GET', V3, { who: guest })).toBe(403);
  expect(await status('POST', V3, { who: guest, body: { name: 'Hm' } })).toBe(403);
  const stranger = await newViewer(server, 'south');
  expect((await server.call(V3, { realm: 'south', headers: bearer(stranger) })).status).toBe(404);
});

test('watchlists are not visible in other realms @realm-02 @list-03', async () => {
  const list = await create('Here');
  const owner = await secretOf(list);
  await loadAccounts(server, 'south', { watchlistsEnabled: true });
  const headers = bearer(await newViewer(server, 'south'));
  expect((await server.call(`${V4}/${list}?owner=${owner}`, { realm: 'south', headers })).status).toBe(404);
  const answer = await server.call(V3, { realm: 'south', headers });
  expect(((await answer.json()) as Watchlists).watchlists).toEqual([]);
});
