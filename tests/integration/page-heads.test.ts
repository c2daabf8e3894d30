import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRealm } from '#server/app/load-realm.ts';
import { type RouteName, routePaths } from '#schemas/routes/table.ts';
import { isIndexed } from '../../src/app/head/indexed.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';
import { openSite, type TestSite } from '../support/site.ts';

// Metadata for search engines and link previews of each route, in the demo realm.

/** The site's name, which must not replace a page's own title. */
const SITE = 'Apex';

interface HeadRow {
  address: string;
  /** Whether the page has its own image; other pages show the logo. */
  hasPicture?: boolean;
  /** Schema.org types of the page's subject; pages without one have only breadcrumbs. */
  subject?: string | string[];
  /** Properties that search engines require of that type. */
  required?: string[];
}

const videoRequired = ['name', 'thumbnailUrl', 'uploadDate', 'description'];
const eventRequired = ['name', 'startDate', 'location', 'image', 'organizer', 'eventAttendanceMode'];

/** An address for each route that search engines may index. */
const rows: Partial<Record<RouteName, HeadRow>> = {
  ROOT: { address: '/', hasPicture: true, subject: 'WebSite', required: ['name', 'url'] },
  HOME: { address: '/home', hasPicture: true, subject: 'WebSite', required: ['name', 'url'] },
  BROWSE: { address: '/browse', hasPicture: true },
  EPG: { address: '/epg' },
  EXTERNAL_PAGE: { address: '/externalpage/terms' },
  FIGHTER: { address: '/fighters/{fighters}', hasPicture: true },
  FIGHTERS: { address: '/fighters', hasPicture: true },
  GRID: { address: '/grid', hasPicture: true },
  LIVE: { address: '/live/{live}', hasPicture: true, subject: 'BroadcastEvent', required: eventRequired },
  LIVE_EVENTS: { address: '/livenow', hasPicture: true },
  NEWS: { address: '/news', hasPicture: true },
  NEWS_ITEM: { address: '/news/{news}', hasPicture: true },
  PLAYLIST: { address: '/playlist/{playlist}', hasPicture: true },
  RELEASES: { address: '/releases', hasPicture: true },
  SCHEDULE: { address: '/schedule' },
  SEASON: { address: '/season/{season}', hasPicture: true, subject: 'TVSeason', required: ['name'] },
  SECTION: { address: '/section/classics', hasPicture: true },
  SERIES: { address: '/series/{series}', hasPicture: true, subject: 'TVSeries', required: ['name'] },
  UPCOMING: { address: '/upcoming', hasPicture: true },
  VOD: { address: '/video/{video}', hasPicture: true, subject: 'VideoObject', required: videoRequired },
};

let server: TestServer;
let site: TestSite;
/** For each first path segment, the rest of the first sitemap address that starts with it. */
const listed = new Map<string, string>();

const readText = async (address: string) => (await site.fetch('apex', address)).text();
const readLocations = async (address: string) =>
  [...(await readText(address)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, location = '']) => new URL(location).pathname,
  );

beforeAll(async () => {
  server = await openTestServer();
  await loadRealm(server.context, path.join(import.meta.dirname, '../../fixtures/realms/apex'));
  site = await openSite(server);
  const maps = await readLocations('/sitemap.xml');
  for (const address of (await Promise.all(maps.map(readLocations))).flat()) {
    const [, kind = '', rest] = /^\/([^/]+)\/(.+)$/.exec(address) ?? [];
    if (rest !== undefined && !listed.has(kind)) listed.set(kind, rest);
  }
});
afterAll(() => server.close());

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Metadata of a page: `<meta>` by name or property, and the structured data. */
async function readHead(address: string) {
  const html = await readText(address.replace(/\{(\w+)\}/, (_, kind: string) => listed.get(kind) ?? ''));
  const meta = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      decode(content),
    ]),
  );
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const graph = json === undefined ? [] : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  return { title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''), meta, graph };
}

test('this file’s table has a row for each indexable route @page-10', () => {
  const listedRoutes = (Object.keys(routePaths) as RouteName[]).filter(isIndexed);
  expect(Object.keys(rows).sort()).toEqual(listedRoutes.sort());
});

test('link previews contain the player if framing is allowed and guests may watch @page-10', async () => {
  const readPlayer = async (address: string) => (await readHead(address)).meta.get('og:video');
  expect(await readPlayer('/video/1004')).toMatch(/\/embed\/video\/1004$/);
  expect(await readPlayer('/live/5101')).toMatch(/\/embed\/live\/5101$/);
  // Link previews get no player for a title that needs a subscription, nor for a series.
  for (const address of ['/video/1005', '/series/{series}']) expect(await readPlayer(address)).toBeUndefined();
});

describe.each(Object.entries(rows))(
  'HTML head of a page of the route %s',
  (name, { address, hasPicture, subject, required = [] }) => {
    const isHome = name === 'ROOT' || name === 'HOME';

    test('the HTML head describes the page for link previews, with an image, its size and its alternative text @page-10', async () => {
      const { title, meta } = await readHead(address);
      const shared = meta.get('og:title') ?? '';
      expect(title).toContain(shared);
      if (!isHome) expect(shared).not.toBe(SITE);
      expect(shared).not.toBe('');
      expect(meta.get('og:description')).not.toBe('');
      expect(meta.get('description')).toBe(meta.get('og:description'));
      expect(meta.get('og:image:alt')).toBe(shared);
      const image = new URL(meta.get('og:image') ?? '');
      if (hasPicture) {
        expect(image.pathname).not.toContain('logo');
        expect(meta.get('og:image:width')).toBe('1200');
        expect(meta.get('og:image:height')).toBe('630');
        expect(meta.get('twitter:card')).toBe('summary_large_image');
      } else expect(meta.get('og:image:width')).toBe(image.searchParams.has('h') ? '1200' : undefined);
    });

    test('the HTML head describes the page’s subject in valid structured data @page-10', async () => {
      const { graph, meta } = await readHead(address);
      const types = graph.map((thing) => [thing['@type']].flat()[0]);
      expect(types).toEqual([...(subject ? [subject] : []), ...(isHome ? [] : ['BreadcrumbList']), 'WebPage']);
      const [first = {}] = graph;
      for (const property of required) expect(first[property], property).toBeTruthy();
      const names = graph.map((thing) => thing['name']).filter((title) => title !== undefined);
      expect(names.filter((title) => title !== meta.get('og:title') && title !== SITE)).toEqual([]);
    });
  },
);
