import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WatchlistContent, Watchlists } from '#schemas/wire/viewing/lists.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const V3 = '/api/v3/user/watchlist';
const V4 = '/api/v4/user/watchlist';
const FIRST = 10_000;
const FULL = 500;

let server: TestServer;
let nina: Tokens;
beforeAll(async () => {
  server = await openTestServer({ rateLimitFactor: 100 });
  const videos = Array.from({ length: FULL + 1 }, (_, index) => ({
    id: FIRST + index,
    title: `Many ${index}`,
    duration: 600,
    publishedAt: '2026-01-01',
    access: 'GRANTED',
    media: 'film',
  }));
  await loadAccounts(
    server,
    'north',
    { watchlistsEnabled: true },
    { 'catalogue/many.json': { version: '1.0', videos } },
  );
});
beforeEach(async () => {
  nina = await newViewer(server);
});
afterAll(() => server.close());

const send = (method: string, path: string, body?: object) => {
  const init = body ? json(body) : {};
  return server.call(path, { ...init, method, headers: { ...init.headers, ...bearer(nina) } });
};
const refusal = async (method: string, path: string, body?: object) => {
  const answer = await send(method, path, body);
  return [answer.status, ...((await answer.json()) as Problem).messages];
};
const create = async (name: string) => ((await (await send('POST', V3, { name })).json()) as { id: number }).id;
const names = async () => ((await (await send('GET', V3)).json()) as Watchlists).watchlists.map(({ name }) => name);
const titles = (...numbers: number[]) => ({ content: numbers.map((id) => ({ id: String(id), contentType: 'VOD' })) });
const page = async (path: string) => (await (await send('GET', path)).json()) as WatchlistContent;

async function inside(list: number): Promise<number[]> {
  const found: number[] = [];
  let cursor = '';
  for (;;) {
    const { content, pagingInfo } = await page(`${V4}/${list}${cursor}`);
    found.push(...content.map(({ id }) => Number(id)));
    if (!pagingInfo.moreDataAvailable) return found;
    cursor = `?lastSeen=${pagingInfo.lastSeen}`;
  }
}

test('a watchlist holds up to 500 titles, which can be paged, sorted and removed @list-03', async () => {
  const list = await create('Everything');
  const all = Array.from({ length: FULL }, (_, index) => FIRST + index);
  expect((await send('POST', `${V4}/${list}/content`, titles(...all))).status).toBe(201);
  expect((await page(`${V4}/${list}`)).content).toHaveLength(25);
  expect(await inside(list)).toEqual(all);
  expect(await refusal('POST', `${V4}/${list}/content`, titles(FIRST + FULL))).toEqual([409, 'watchlistFull']);

  // Moves the last title to the start, then reverses the order of all titles.
  expect((await send('POST', `${V4}/${list}`, titles(FIRST + FULL - 1))).status).toBe(204);
  expect(await inside(list)).toEqual([FIRST + FULL - 1, ...all.slice(0, -1)]);
  expect((await send('POST', `${V4}/${list}`, titles(...all.toReversed()))).status).toBe(204);
  expect(await inside(list)).toEqual(all.toReversed());

  const taken = await send('DELETE', `${V4}/${list}/content/VOD/${FIRST}`);
  expect(taken.status).toBe(204);
  expect((await send('POST', `${V4}/${list}/content`, titles(FIRST + FULL))).status).toBe(201);
  expect((await inside(list)).at(-1)).toBe(FIRST + FULL);
});

test('rejects a new order with titles that are not in the watchlist, and keeps the old order @list-03 @list-04', async () => {
  const [list, other] = [await create('Mine'), await create('Other')];
  await send('POST', `${V4}/${list}/content`, titles(100, 101, 102));
  await send('POST', `${V4}/${other}/content`, titles(103));
  for (const [wanted, after] of [
    [titles(102, 103), ''],
    [titles(102, 999_999), ''],
    [titles(102), '?lastSeen=103'],
    [titles(102), '?lastSeen=999999'],
    [titles(102), '?lastSeen=102'],
  ] as const)
    expect(await refusal('POST', `${V4}/${list}${after}`, wanted)).toEqual([400, 'titleNotInWatchlist']);
  expect(await inside(list)).toEqual([100, 101, 102]);
  // A request that contains an id twice counts it once.
  expect((await send('POST', `${V4}/${list}`, titles(102, 102))).status).toBe(204);
  expect(await inside(list)).toEqual([102, 100, 101]);
});

test.each([
  ['HTML markup', '<b>Fight</b> & <script>alert(1)</script>'],
  ['Arabic letters', 'قائمة السبت'],
  ['emoji', '🥊👩‍👩‍👧‍👦'],
  ['a spreadsheet formula', '=HYPERLINK("https://evil.test")'],
  ['text placeholders', '{{name}} {count, plural}'],
  ['the same text as another list’s', 'Mine'],
])('keeps a watchlist name of %s unchanged when created and renamed @list-03 @list-04', async (_what, name) => {
  const list = await create('Mine');
  expect(await create(name)).toBeGreaterThan(list);
  expect(await names()).toContain(name);
  expect((await send('PUT', `${V3}/${list}`, { name })).status).toBe(204);
  expect(await names()).toEqual([name, name]);
});

test.each([
  ['', 'watchlistNameIsRequired'],
  [' \u00a0\u2003', 'watchlistNameIsRequired'],
  ['ق'.repeat(61), 'watchlistNameTooLong'],
  ['🥊'.repeat(61), 'watchlistNameTooLong'],
])('rejects renaming a watchlist to %j and keeps the old name @list-04', async (name, cause) => {
  const list = await create('Mine');
  expect(await refusal('PUT', `${V3}/${list}`, { name })).toEqual([400, cause]);
  expect(await names()).toEqual(['Mine']);
});

test('every watchlist endpoint answers with the message watchlistIsGone for a deleted watchlist @list-04', async () => {
  const list = await create('Short-lived');
  await send('POST', `${V4}/${list}/content`, titles(100));
  await send('DELETE', `${V3}/me/${list}`);
  for (const [method, path, body] of [
    ['GET', `${V4}/${list}`],
    ['PUT', `${V3}/${list}`, { name: 'Longer' }],
    ['POST', `${V4}/${list}/content`, titles(101)],
    ['POST', `${V4}/${list}`, titles(100)],
    ['DELETE', `${V4}/${list}/content/VOD/100`],
    ['PUT', `${V4}/${list}/share`],
    ['DELETE', `${V4}/${list}/share`],
    ['DELETE', `${V3}/me/${list}`],
  ] as const)
    expect([method, path, ...(await refusal(method, path, body))]).toEqual([method, path, 404, 'watchlistIsGone']);
});

test('rejects adding a title that is not in the catalogue, with the message titleIsGone @list-04', async () => {
  const list = await create('Mine');
  expect(await refusal('POST', `${V4}/${list}/content`, titles(ids.free, 999_999))).toEqual([404, 'titleIsGone']);
  expect(await inside(list)).toEqual([]);
});
