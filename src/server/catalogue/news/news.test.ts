import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { newsRecords } from '../../authoring/load/news-records.ts';
import { replaceNews } from './news.store.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
  const items = Array.from({ length: 15 }, (_, index) => ({
    id: `item-${index}`,
    feedName: index % 3 === 0 ? 'camp' : 'results',
    title: `Item ${index}`,
    body: '<p>Whole.</p>',
    publishedAt: `2026-07-${String(1 + (index % 5)).padStart(2, '0')}T08:00:00Z`,
    translations: { es_ES: { title: `Noticia ${index}` } },
  }));
  const later = { id: 'later', feedName: 'camp', title: 'Later', publishedAt: '2026-07-12T08:00:00Z' };
  await inRealm(server.context.db, 'north', (tx) =>
    replaceNews(
      tx,
      'north',
      newsRecords({ version: '1.0', feeds: [], items: [...items, later] }, () => undefined),
    ),
  );
});
afterAll(() => server.close());

interface NewsLike {
  items: { id: string; feedName: string; title: string; publishedAt: string; body?: string }[];
  paging: { moreDataAvailable: boolean; lastSeen?: string };
}
const ask = async (query = '', more: Record<string, string> = {}) => {
  const answer = await server.call(`/api/v2/news${query}`, { headers: { ...headers, ...more } });
  return { status: answer.status, news: (await answer.json()) as NewsLike };
};

test('lists news newest first, page by page, without items with a publication date in the future @page-04', async () => {
  const all: NewsLike['items'] = [];
  let lastSeen: string | undefined;
  do {
    const { news } = await ask(`?rpp=4${lastSeen ? `&lastSeen=${lastSeen}` : ''}`);
    all.push(...news.items);
    lastSeen = news.paging.lastSeen;
  } while (lastSeen);
  expect(new Set(all.map(({ id }) => id)).size).toBe(15);
  const dates = all.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("filters news by feed, in the request's language @page-04 @i18n-01", async () => {
  const { news } = await ask('?feed=camp&rpp=50', { 'accept-language': 'es' });
  expect(news.items).toHaveLength(5);
  expect(news.items.every(({ feedName, title }) => feedName === 'camp' && title.startsWith('Noticia'))).toBe(true);
});

test('returns the full text of a news item, and 404 for another feed, a future item or another realm', async () => {
  const status = async (path: string) => (await server.call(`/api/v2/news/${path}`, { headers })).status;
  const answer = await server.call('/api/v2/news/camp/item-0', { headers });
  expect(await answer.json()).toMatchObject({ title: 'Item 0', body: '<p>Whole.</p>' });
  expect(await status('results/item-0')).toBe(404);
  expect(await status('camp/later')).toBe(404);
  const south = bearer(await server.guest('south'));
  const other = await server.call('/api/v2/news/camp/item-0', { realm: 'south', headers: south });
  expect(other.status).toBe(404);
});

test('rejects a news list cursor that this server did not create @page-09', async () => {
  expect((await ask('?lastSeen=nonsense')).status).toBe(400);
});

test('the page of a news item shows the full text, followed by other items of the same feed @page-04', async () => {
  const answer = await server.call('/api/v1/view?type=newsItem&feedName=camp&id=item-3', { headers });
  const page = (await answer.json()) as {
    title: string;
    elements: { attributes: { layout?: string; items: { id: string }[] } }[];
  };
  expect(page.title).toBe('Item 3');
  const [article, others] = page.elements;
  expect(article?.attributes).toMatchObject({ layout: 'ARTICLE', items: [{ id: 'item-3', body: '<p>Whole.</p>' }] });
  expect(others?.attributes.items).toHaveLength(3);
  expect(others?.attributes.items.map(({ id }) => id)).not.toContain('item-3');
});
