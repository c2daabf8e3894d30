import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let guest: Tokens;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
  guest = await server.guest();
});
afterAll(() => server.close());

interface SearchList {
  query?: string;
  title?: string;
  cards: Card[];
  emptyTitle: string;
  bucketId: string;
}
interface SearchPage {
  title: string;
  elements: { $type: string; attributes: { value?: string; action?: { url: string } } & Partial<SearchList> }[];
}
const find = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await server.call(`/api/v1/view/search?query=${encodeURIComponent(query)}`, {
    headers: { ...bearer(guest), ...headers },
  });
  expect(answer.status).toBe(200);
  const page = (await answer.json()) as SearchPage;
  const list = page.elements.find(({ attributes }) => attributes.query !== undefined)?.attributes;
  return { page, ...(list as SearchList) };
};

test('the name of a search result list, which analytics receives, does not contain the query @ana-01', async () => {
  const names = await Promise.all([find('corner'), find('corner')]).then((found) =>
    found.map(({ bucketId }) => bucketId),
  );
  expect(names).toEqual([expect.stringMatching(/^found-[0-9a-f]{16}$/), expect.stringMatching(/^found-[0-9a-f]{16}$/)]);
  expect(names[0]).not.toBe(names[1]);
});

test('the search page shows the query in the search box and the best matches first @page-12', async () => {
  const { page, cards, title } = await find('  corner ');
  expect(page.elements.map(({ $type }) => $type)).toEqual(['search', 'filterList', 'cardList']);
  expect(page.elements[0]?.attributes).toMatchObject({ value: 'corner', action: { url: '/search' } });
  expect(title).toBe('Results for “corner”');
  expect(cards[0]).toMatchObject({ id: ids.series, type: 'VOD_SERIES', title: 'Corner Stories' });
  expect(cards.slice(1).map(({ series }) => series?.seriesId)).toEqual(Array.from({ length: 6 }, () => ids.series));
});

test('the search page finds titles by their translated name, without regard to accents @page-12 @i18n-01', async () => {
  const { cards } = await find('HISTÓRIAS DE', { 'accept-language': 'es' });
  expect(cards[0]).toMatchObject({ id: ids.series, title: 'Historias de esquina' });
  expect((await find('historias de')).cards).toEqual([]);
});

test('the search page finds titles by their original name in every language @page-12 @i18n-01', async () => {
  const { cards } = await find('corner stories', { 'accept-language': 'es' });
  expect(cards[0]).toMatchObject({ id: ids.series, title: 'Historias de esquina' });
});

test('the search page returns at most fifty titles @page-12', async () => {
  expect((await find('title')).cards.length).toBeGreaterThan(30);
  expect((await find('title')).cards.length).toBeLessThanOrEqual(50);
});

test('the endpoint of popular titles returns the titles of the search page without a query @page-12', async () => {
  const answer = await server.call('/api/v2/popular', { headers: bearer(guest) });
  const { contentList } = (await answer.json()) as { contentList: Card[] };
  expect(contentList.length).toBeGreaterThan(0);
  expect(contentList).toEqual((await find('')).cards);
});

test('the message of the search page without results contains the query @page-12', async () => {
  const { cards, emptyTitle } = await find('<script>alert(1)</script>');
  expect(cards).toEqual([]);
  expect(emptyTitle).toBe('No results for “<script>alert(1)</script>”');
});

test('the search page without the query parameter returns popular titles @page-12', async () => {
  const { cards, title } = await find('');
  expect(cards).toHaveLength(18);
  expect(title).toBe('Popular titles');
});

test('if a search has few results, the search page adds popular titles without duplicates @page-12', async () => {
  for (const [query, found] of [
    ['weekly', 1],
    ['zzzz', 0],
  ] as const) {
    const { page, cards } = await find(query);
    expect(cards).toHaveLength(found);
    const besides = page.elements.at(-1)?.attributes;
    expect(besides).toMatchObject({ title: 'More to discover' });
    expect(besides?.cards).toHaveLength(6);
    expect(new Set([...cards, ...(besides?.cards ?? [])].map(({ id }) => id)).size).toBe(found + 6);
  }
  const { page, cards } = await find('title 1');
  expect(cards.length).toBeGreaterThanOrEqual(6);
  expect(page.elements.at(-1)?.attributes.title).toBe('Results for “title 1”');
});

test('the search page finds titles changed by a load immediately @page-12', async () => {
  expect((await find('weekly')).cards).toHaveLength(1);
  await server.database.query('update contents set title = $1 where id = $2', ['Renamed', ids.weekly]);
  await server.database.query('update realms set revision = revision + 1');
  expect((await find('renamed')).cards).toHaveLength(1);
});

test('the v1 search endpoint returns the search page, and rejects a query that is too long @page-12', async () => {
  const older = await server.call('/api/v1/search?query=corner', { headers: bearer(guest) });
  expect(older.status).toBe(200);
  const long = await server.call(`/api/v1/search?query=${'x'.repeat(201)}`, { headers: bearer(guest) });
  expect(long.status).toBe(400);
});

test('a realm without search answers 404, and tokens of another realm are rejected @realm-02', async () => {
  const south = await server.guest('south');
  const answer = await server.call('/api/v1/view/search', { realm: 'south', headers: bearer(south) });
  expect(answer.status).toBe(404);
  expect((await server.call('/api/v1/view/search', { realm: 'south', headers: bearer(guest) })).status).toBe(401);
});
