import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import { addressesIn } from './addresses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const read = async (path: string, realm = 'north') => (await server.call(path, { realm })).text();
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test('robots are told where the sitemap of this realm is, and to leave drafts alone @page-10', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Sitemap: http://north.localhost/sitemap.xml');
  expect(text).toContain('Disallow: /_admin/');
  expect(await read('/robots.txt', 'south')).toContain('http://south.localhost/');
});

test('the sitemaps name every page and title once, each in every language @page-10', async () => {
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
  expect(titles).toContain(`hreflang="es-ES" href="http://north.localhost/video/${ids.free}?lang=es_ES"`);
  expect(titles).toContain(`hreflang="x-default" href="http://north.localhost/video/${ids.free}"`);
});

test.each(['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/99999.xml', '/sitemap/x.xml'])(
  '%s does not exist @page-10',
  async (path) => expect((await server.call(path)).status).toBe(404),
);

test('addresses are in the realm’s words, partners’ at their own, and those for guests alone @page-10 @rte-13', () => {
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
  const pathsOf = (of: Parameters<typeof addressesIn>[0]) =>
    addressesIn(of, '')
      .pages(stored)
      .map(({ loc }) => loc);
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
  expect(addressesIn(asking as never, '').kinds).toEqual([]);
});
