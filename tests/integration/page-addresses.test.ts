import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRealm } from '#server/app/load-realm.ts';
import { toTitleNumber } from '#schemas/routes/title-number.ts';
import { loadAccounts } from '../support/accounts-realm.ts';
import { ids, writeRealm } from '../support/realm-folder.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';
import { openSite, type TestSite } from '../support/site.ts';

// Tests the status, head and headers of pages by their address. The built application renders the pages in this
// process.

let server: TestServer;
let site: TestSite;
const article = { id: 'left-hand', feedName: 'camp', title: 'The left hand', publishedAt: '2026-07-01T08:00:00Z' };
const news = {
  version: '1.0',
  feeds: [{ feedName: 'camp', title: 'Letters from camp' }],
  items: [{ ...article, body: '<p>A red ribbon.</p>' }],
};
const record = { wins: 1, losses: 0, noContests: 0 };
const fighters = { version: '1.0', fighters: [{ id: 'okafor', name: 'Okafor', record }] };
const partner = { version: '1.0', title: 'Night school', elements: [] };

const film = { title: 'A word', duration: 60, publishedAt: '2026-01-01', access: 'GRANTED', media: 'film' };
const inWords = {
  videos: [{ ...film, id: 'tokyo-story' }],
  series: [
    {
      id: 'noriko',
      title: 'Noriko',
      access: 'GRANTED',
      seasons: [{ id: 'noriko-1', title: 'One', seasonNumber: 1, episodes: [{ ...film, id: 'noriko-1-1' }] }],
    },
  ],
  events: [{ id: 'premiere-night', title: 'Night', access: 'GRANTED', startsAt: '2026-12-05T20:00:00Z', duration: 60 }],
};

beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(
    server,
    'north',
    {
      interstitial: 'ENABLED',
      partnerPages: [{ name: 'night-school', path: '/partners/night-school', page: 'night-school' }],
    },
    { 'news.json': news, 'fighters.json': fighters, 'pages/night-school.json': partner },
  );
  await loadAccounts(server, 'south', {
    languageCode: 'pt',
    authentication: { providers: [{ name: 'ID', form: 'login', canSignUp: true }], required: true },
  });
  site = await openSite(server);
});
afterAll(() => server.close());

const ask = async (address: string, realm = 'north') => {
  const answer = await site.fetch(realm, address);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc));

test('canonical and social sharing URLs omit the port of the request’s Host header @page-10', async () => {
  const { status, html } = await ask(`:6666/video/${ids.free}`);
  expect(status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="http://north.localhost/video/${ids.free}"/>`);
  expect(html).not.toContain(':6666');
});

describe('sitemaps', () => {
  test('all pages in the sitemaps have status 200, title, canonical address and heading, and seasons differ in title @page-10 @rte-13', async () => {
    const maps = locsOf((await ask('/sitemap.xml')).html);
    const listed = await Promise.all(maps.map(async ({ pathname }) => locsOf((await ask(pathname)).html)));
    const all = listed.flat().map(({ pathname }) => pathname);
    expect(all).toEqual(expect.arrayContaining(['/partners/night-school', '/fighters/okafor']));
    // Most addresses are videos of one screen, so the first five are enough.
    const videos = all.filter((address) => address.startsWith('/video/'));
    const addresses = [...all.filter((address) => !videos.includes(address)), ...videos.slice(0, 5)];
    const wrong: string[] = [];
    const seasons: string[] = [];
    for (const address of addresses) {
      const { status, html } = await ask(address);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      if (address.startsWith('/season/')) seasons.push(title);
      const lacks = [
        [status === 200, `status ${status}`],
        [title !== '', 'title'],
        [html.includes(`<link rel="canonical" href="http://north.localhost${address}"`), 'canonical'],
        [/<h1[^>]*>/.test(html), 'heading'],
        [!html.includes('content="noindex"'), 'listed'],
      ].flatMap(([holds, what]) => (holds ? [] : [what]));
      if (lacks.length > 0) wrong.push(`${address}: ${lacks.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    expect(seasons).toHaveLength(2);
    expect(new Set(seasons).size).toBe(2);
  });
});

test('a page links to its other languages (hreflang), and personal pages are marked as noindex @page-10', async () => {
  const { html } = await ask('/section/more?lang=es_ES');
  const base = 'http://north.localhost/section/more';
  expect(html).toContain(`<link rel="canonical" href="${base}?lang=es_ES"/>`);
  expect(html).toMatch(/<link rel="alternate" hrefLang="es-ES" href="[^"]*\/section\/more\?lang=es_ES"/i);
  expect(html).toMatch(/<link rel="alternate" hrefLang="x-default"/i);
  expect(html).toContain('"@type":"BreadcrumbList"');
  for (const address of ['/login', '/search?query=a', '/nowhere'])
    expect((await ask(address)).html, address).toContain('<meta name="robots" content="noindex"');
});

describe('paths without content', () => {
  test.each([
    '/nowhere',
    '/section/nothing',
    '/video/999999',
    '/video/twelve',
    '/series/1',
    `/series/${ids.series}?seasonId=999`,
    `/series/${ids.series}?seasonId=x`,
    `/series/${ids.season}`,
    `/season/${ids.series}`,
    '/season/abc',
    '/season/99999999999',
    '/playlist/0',
    '/live/999999',
    '/news/camp/nothing',
    '/news/feed/nothing',
    '/fighters/nobody',
    '/schedule/date/2026-02-30',
    '/releases/date/yesterday',
    '/epg/date/2026-02-30',
    '/externalpage/nothing',
    '/mobile-external',
    '/plugin/nothing',
    '/interstitial/999999',
    '/interstitial/twelve',
    '/grid?lastSeen=nothing',
  ])('the path %s answers 404 with a noindex page without canonical URL @rte-11 @page-10 @ser-01', async (address) => {
    const { status, html } = await ask(address);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>We can’t find that page/);
    expect(html.match(/<meta name="robots" content="[^"]*"/g)).toEqual(['<meta name="robots" content="noindex"']);
    expect(html).not.toMatch(/rel="canonical"|hreflang=|property="og:|application\/ld\+json/i);
  });

  test('a host without a realm answers 404 with a plain page @realm-02', async () => {
    const { status, html } = await ask('/', 'nobody');
    expect(status).toBe(404);
    expect(html).toContain('There’s no service at this address.');
  });
});

test('renders a page in the language of Accept-Language @i18n-01', async () => {
  const answer = await site.fetch('north', '/', { headers: { 'accept-language': 'es-MX,es;q=0.9' } });
  expect(await answer.text()).toMatch(/<html[^>]* lang="es-ES"/);
  const english = await site.fetch('north', '/', { headers: { 'accept-language': 'fi' } });
  expect(await english.text()).toMatch(/<html[^>]* lang="en-US"/);
});

test('search and the grid of titles work by plain forms and links, without JavaScript @page-12 @srch-01 @page-04', async () => {
  const { html } = await ask('/search?query=TITL%C3%89');
  const form = /<form[^>]*role="search"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/^<form[^>]* action="\/search" method="get"/);
  expect(form).toMatch(/<input[^>]*name="query" value="TITLÉ"/);
  expect(html).toContain('href="/video/111/title-0"');
  const grid = (await ask('/grid')).html;
  expect(/<form[^>]*>.*<input[^>]*name="sort"/s.test(grid)).toBe(true);
});

test('ignores an unknown sort order of the grid, and links a season to its own series @page-04 @ser-01', async () => {
  expect((await ask('/grid?sort=length:UP')).status).toBe(200);
  const { status, html } = await ask(`/season/${ids.season}?seriesId=999`);
  expect(status).toBe(200);
  expect(html).toContain(`seriesId=${ids.series}`);
});

test('renders dates, news, fighters and texts on the server @page-04', async () => {
  expect((await ask('/news/camp/left-hand')).html).toContain('red ribbon');
  expect((await ask('/fighters/okafor')).html).toMatch(/<h1[^>]*>Okafor/);
  expect((await ask('/upcoming')).html).toContain('Weekly');
  expect((await ask('/externalpage/privacy')).html).toMatch(/<h1[^>]*>/);
});

test('the page /mobile-external shows only the text, the page /externalpage also the menu @rte-12', async () => {
  const { html } = await ask('/mobile-external?pageId=privacy');
  expect(html).toMatch(/<h1[^>]*>/);
  expect(html).not.toContain('<nav');
  expect((await ask('/externalpage/privacy')).html).toContain('<nav');
});

describe('interstitial page before playback', () => {
  test('the links of a series page contain the parameter showInterstitial if the page was requested with it @rte-09 @page-07', async () => {
    expect((await ask(`/series/${ids.series}?showInterstitial=true`)).html).toMatch(
      /href="\/video\/\d+[^"]*showInterstitial=true/,
    );
  });

  test('the interstitial page leads guests to sign-in and from there to the title @page-07 @rte-08', async () => {
    const { html } = await ask(`/interstitial/${ids.onSignIn}`);
    expect(html).toContain('Free with an account');
    expect(html).toContain(`href="/login?from=%2Fvideo%2F${ids.onSignIn}`);
    expect(html).not.toMatch(/<button[^>]*>[^<]*buy/i);
    expect((await ask(`/interstitial/${ids.denied}`)).html).toContain('You don’t have access to this title.');
  });
});

test('redirects guests from personal pages to sign-in and back @page-04 @auth-15', async () => {
  for (const address of ['/account', '/history', '/favourites', '/watchlists', '/account/security']) {
    const { status, headers } = await ask(address);
    expect([status, headers.get('location')]).toEqual([302, `/login?from=${encodeURIComponent(address)}`]);
  }
  // The return address keeps the code that was scanned from a television.
  const scanned = await ask('/tv-login?code=BCDF-GHJK');
  expect(scanned.headers.get('location')).toBe('/login?from=%2Ftv-login%3Fcode%3DBCDF-GHJK');
});

describe('realm with Portuguese paths and required sign-in', () => {
  test('redirects old links to the Portuguese paths, and guests to sign-in without caching @rte-02 @rte-03 @rte-04 @rte-05', async () => {
    const moved = await ask('/section/more?entryPage=mail', 'south');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/seccao/more?entryPage=mail']);
    const asked = await ask('/seccao/more', 'south');
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/entrar?from=%2Fseccao%2Fmore']);
    expect(asked.headers.get('cache-control')).toContain('no-store');
    const home = await ask('/', 'south');
    expect(home.headers.get('cache-control')).toContain('public');
    expect(home.html).toContain('href="/entrar');
  });
});

test('shows the start of an event in UTC until JavaScript runs @i18n-01', async () => {
  expect((await ask(`/live/${ids.coming}`)).html).toMatch(/<time dateTime="2026-12-05T20:00:00.000Z">[^<]* UTC</);
});

test('a guest’s page is publicly cacheable and sets no cookie; the sign-in page is private @srv-04', async () => {
  const { headers } = await ask('/');
  expect(headers.get('cache-control')).toContain('s-maxage=');
  expect(headers.getSetCookie()).toEqual([]);
  expect((await ask('/login')).headers.get('cache-control')).toBe('private, no-store');
});

test('forms with a captcha state that they need JavaScript if JavaScript is off @auth-16', async () => {
  const words = '<noscript>This form needs JavaScript to verify that you’re human.';
  await loadAccounts(server, 'south', {
    captcha: { provider: 'proof-of-work', protectedActions: ['LOGIN', 'SIGNUP'] },
  });
  for (const form of ['/login', '/signup']) {
    expect((await ask(form, 'south')).html, form).toContain(words);
    expect((await ask(form)).html, form).not.toContain(words);
  }
});

test('the page of fighters shows a message if the realm has no fighters @page-04', async () => {
  await loadAccounts(server, 'south');
  expect((await ask('/fighters', 'south')).html).toContain('No fighters yet.');
});

test('redirects a URL with a title’s non-numeric id to the URL with the numeric id @def-21 @realm-01', async () => {
  const { folder, remove } = await writeRealm('south', { 'catalogue/more.json': { version: '1.0', ...inWords } });
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
  const number = toTitleNumber('tokyo-story');
  for (const [address, target] of [
    ['/video/tokyo-story', `/video/${number}`],
    ['/video/tokyo-story/words?lang=es_ES', `/video/${number}/words?lang=es_ES`],
    ['/series/noriko', `/series/${toTitleNumber('noriko')}`],
    ['/live/premiere-night', `/live/${toTitleNumber('premiere-night')}`],
  ] as const) {
    const { status, headers } = await ask(address, 'south');
    expect([status, headers.get('location')], address).toEqual([308, target]);
    expect((await ask(target, 'south')).status, target).toBe(200);
  }
  expect((await ask('/series/tokyo-story', 'south')).status).toBe(404);
  expect((await ask('/video/tokyo-story', 'north')).status).toBe(404);
  await loadAccounts(server, 'south', {
    authentication: { required: true, providers: [{ name: 'ID', form: 'login' }] },
  });
  const { headers } = await ask('/video/tokyo-story?lang=es_ES', 'south');
  expect(headers.get('location')).toBe(`/login?from=${encodeURIComponent(`/video/${number}?lang=es_ES`)}&lang=es_ES`);
});
