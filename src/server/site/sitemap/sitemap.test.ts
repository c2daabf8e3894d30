import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { replaceFighters } from '../../catalogue/fighters/fighters.store.ts';
import { replaceGuide } from '../../catalogue/guide/write-guide.store.ts';
import { fighterRecords } from '../../authoring/load/fighter-records.ts';
import { guideRecords } from '../../authoring/load/guide-records.ts';
import { newsRecords } from '../../authoring/load/news-records.ts';
import { replaceNews } from '../../catalogue/news/news.store.ts';
import { listSitemapUrls } from './addresses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const read = async (path: string, realm = 'north') => (await server.call(path, { realm })).text();
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test("robots.txt names the realm's sitemap and disallows the studio @page-10", async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Sitemap: http://north.localhost/sitemap.xml');
  expect(text).toContain('Disallow: /_admin/');
  expect(await read('/robots.txt', 'south')).toContain('http://south.localhost/');
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml', '/sitemap/1.xml', `/calendar/${ids.weekly}.ics`])(
  "the file %s does not contain the port of the request's Host header @page-10",
  async (path) => {
    const text = await (await server.call(path, { origin: 'http://north.localhost:6666' })).text();
    expect(text).toContain('http://north.localhost/');
    expect(text).not.toContain('6666');
  },
);

test('sitemaps contain every page and title once, with language alternates @page-10', async () => {
  const maps = addressesOf(await read('/sitemap.xml'));
  expect(maps).toEqual(['http://north.localhost/sitemap/pages.xml', 'http://north.localhost/sitemap/1.xml']);
  const pages = await read('/sitemap/pages.xml');
  expect(addressesOf(pages)).toEqual(
    expect.arrayContaining(['http://north.localhost/', 'http://north.localhost/grid']),
  );
  const titles = await read('/sitemap/1.xml');
  const all = addressesOf(titles);
  expect(new Set(all).size).toBe(all.length);
  for (const path of [`/video/${ids.free}`, `/series/${ids.series}`, `/season/${ids.season}`, `/live/${ids.weekly}`])
    expect(all).toContain(`http://north.localhost${path}`);
  // The page of an ended event redirects to its recording, so it is not in the sitemap.
  expect(all).not.toContain(`http://north.localhost/live/${ids.over}`);
  expect(all).toContain(`http://north.localhost/video/${ids.recording}`);
  expect(titles).toContain(`hreflang="es-ES" href="http://north.localhost/video/${ids.free}?lang=es_ES"`);
  expect(titles).toContain(`hreflang="x-default" href="http://north.localhost/video/${ids.free}"`);
});

test('sitemaps contain fighters, published news and texts @page-10', async () => {
  await loadAccounts(server, 'north');
  const none = () => undefined;
  const item = (id: string, publishedAt: string) => ({ id, feedName: 'camp', title: id, publishedAt });
  const news = [item('out', '2026-07-01T08:00:00Z'), item('later', '2026-07-12T08:00:00Z')];
  const record = { wins: 1, losses: 0, noContests: 0 };
  const fighters = [{ id: 'okafor', name: 'Okafor', record }];
  await inRealm(server.context.db, 'north', async (tx) => {
    await replaceNews(tx, 'north', newsRecords({ version: '1.0', feeds: [], items: news }, none));
    await replaceFighters(tx, 'north', fighterRecords({ version: '1.0', fighters }, none));
    const guide = { version: '1.0', programmes: [], timetables: [], channels: [{ id: ids.weekly }] } as const;
    await replaceGuide(tx, 'north', guideRecords(guide as never, none));
  });
  const pages = await read('/sitemap/pages.xml');
  const paths = addressesOf(pages).map((address = '') => new URL(address).pathname);
  expect(paths).toEqual(
    expect.arrayContaining(['/epg', '/fighters', '/fighters/okafor', '/news/camp/out', '/externalpage/terms']),
  );
  expect(paths).not.toContain('/news/camp/later');
  expect(new Set(paths).size).toBe(paths.length);
  expect(pages).toMatch(/camp\/out<\/loc><lastmod>2026-07-01</);
  const others = addressesOf(await read('/sitemap/pages.xml', 'south'));
  expect(others.filter((address) => /epg|fighters|externalpage|camp/.test(address ?? ''))).toEqual([]);
});

test.each(['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/99999.xml', '/sitemap/x.xml'])(
  'answers 404 to a request for %s, which is not a sitemap of the realm @page-10',
  async (path) => expect((await server.call(path)).status).toBe(404),
);

test('sitemaps contain only public pages, with localised route names and partner paths @page-10 @rte-13', () => {
  const settings = {
    version: '1.0',
    id: 'north',
    name: 'North',
    hosts: ['north.test'],
    languages: ['es_ES'],
    defaultLocale: 'es_ES',
    logos: { main: 'a.svg', small: 'a.svg' },
    partnerPages: [{ name: 'harbour', path: '/harbour-club', page: 'harbour' }],
  } as const;
  const stored = [
    { name: 'home', savedAt: null },
    { name: 'harbour', savedAt: new Date('2026-01-02T00:00:00Z') },
    { name: 'about', savedAt: null },
  ];
  const pathsOf = (of: Parameters<typeof listSitemapUrls>[0]) =>
    listSitemapUrls(of, 'https://north.test')
      .pages(stored)
      .map(({ loc }) => new URL(loc).pathname);
  expect(pathsOf(settings as never)).toEqual([
    '/',
    '/canales',
    '/catalogo',
    '/en-directo',
    '/noticias',
    '/estrenos',
    '/agenda',
    '/proximamente',
    '/seccion/about',
    '/harbour-club',
  ]);
  const asking = { ...settings, authentication: { providers: [], required: true } };
  expect(pathsOf(asking as never)).toEqual(['/']);
  expect(listSitemapUrls(asking as never, 'https://north.test').kinds).toEqual([]);
  const things = { fighters: ['okafor'], news: [], texts: ['terms'], hasGuide: true };
  // Pages with legal texts are public, even if the realm requires sign-in.
  expect(
    listSitemapUrls(asking as never, 'https://north.test')
      .things(things)
      .map(({ loc }) => loc),
  ).toEqual(['https://north.test/externalpage/terms']);
  const debug = listSitemapUrls({ ...settings, languageCode: 'debug' } as never, 'https://north.test');
  const [home, ...others] = debug.pages(stored);
  expect(home?.loc).toBe('https://north.test/');
  expect(others.map(({ loc }) => loc)).toContain('https://north.test/%F0%9F%93%9A/about');
  // The URLs contain only characters that RFC 3986 allows.
  for (const { loc, alternates } of others)
    for (const address of [loc, ...alternates.map(({ href }) => href)])
      expect(address).toMatch(/^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/);
});
