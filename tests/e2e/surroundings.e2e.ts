import { expect as be, test as plain, type APIRequestContext } from '@playwright/test';
import { ask, at, expect, open, port, signIn, test } from './support.ts';

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc));

/** Every so manieth video is looked at: they are by far the most, and all of one make. */
const VIDEOS = 5;

/** Addresses of a realm's sitemaps: all, of videos some. */
async function sitemapOf(request: APIRequestContext, realm: string): Promise<string[]> {
  const maps = locsOf(await (await ask(request, realm, '/sitemap.xml')).text());
  const found = await Promise.all(
    maps.map(async ({ pathname }) => locsOf(await (await ask(request, realm, pathname)).text())),
  );
  const paths = found.flat().map(({ pathname }) => pathname);
  const isVideo = (address: string) => address.startsWith('/video/');
  return [
    ...paths.filter((address) => !isVideo(address)),
    ...paths.filter(isVideo).filter((_, index) => index % VIDEOS === 0),
  ];
}

for (const realm of ['apex', 'lumen'])
  plain(
    `the addresses of ${realm}’s sitemap answer 200 with title, description and address, without JavaScript, seasons with titles of their own @page-10 @rte-13`,
    async ({ request }) => {
      plain.setTimeout(300_000);
      const paths = await sitemapOf(request, realm);
      be(paths.length).toBeGreaterThan(100);
      if (realm === 'lumen') be(paths).toEqual(be.arrayContaining(['/ferry-line', '/partners/night-school']));
      const wrong: string[] = [];
      const seasons: string[] = [];
      for (let at = 0; at < paths.length; at += 3)
        await Promise.all(
          paths.slice(at, at + 3).map(async (address) => {
            const told = await ask(request, realm, address, { maxRedirects: 0 });
            // An event that comes round leads to its recording for some minutes of each hour.
            const recording = address.startsWith('/live/') ? told.headers()['location'] : undefined;
            const answer = recording === undefined ? told : await ask(request, realm, recording);
            const html = await answer.text();
            if (address.startsWith('/season/')) seasons.push(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
            // Kind and number, and then its title.
            const own = recording?.split('/').slice(0, 3).join('/') ?? address;
            const lacks = [
              [answer.status() === 200, 'status'],
              [/<title>[^<]+<\/title>/.test(html), 'title'],
              [/<meta name="description" content="[^"]+"/.test(html), 'description'],
              [html.includes(`<link rel="canonical" href="http://${realm}.localhost:${port}${own}"`), 'canonical'],
              [/^\/(?:live|video)\//.test(own) || own === address, 'place'],
              [/<h1[^>]*>/.test(html), 'heading'],
              [!/content="noindex"/.test(html), 'listed'],
            ].flatMap(([holds, what]) => (holds ? [] : [what]));
            if (lacks.length > 0) wrong.push(`${address}: ${lacks.join(', ')}`);
          }),
        );
      be(wrong).toEqual([]);
      be(seasons.length).toBeGreaterThan(5);
      be(seasons).toEqual([...new Set(seasons)]);
    },
  );

plain(
  'a page says what it is in each language, and personal pages ask not to be listed @page-10',
  async ({ request }) => {
    const html = await (await ask(request, 'apex', '/section/fights?lang=es_ES')).text();
    const base = `http://apex.localhost:${port}/section/fights`;
    be(html).toContain(`<link rel="canonical" href="${base}?lang=es_ES"/>`);
    be(html).toMatch(
      new RegExp(`<link rel="alternate" hrefLang="ar" href="${base.replaceAll('/', '\\/')}\\?lang=ar"`, 'i'),
    );
    be(html).toMatch(/<link rel="alternate" hrefLang="x-default"/i);
    be(html).toMatch(/<meta property="og:image" content="http:\/\/apex\.localhost:\d+\/images\/apex\/[^"]+w=1200"/);
    be(html).toContain('"@type":"BreadcrumbList"');
    for (const personal of ['/login', '/search?query=a', '/nowhere'])
      be(await (await ask(request, 'apex', personal)).text()).toContain('<meta name="robots" content="noindex"');
  },
);

plain(
  'where nothing is, no address is told and nothing is to be listed, and says so once @page-10',
  async ({ request }) => {
    const paths = ['/video/999999', '/series/999999', '/season/999999', '/playlist/999999', '/live/999999'];
    const others = ['/fighters/nobody', '/news/camp/nothing', '/externalpage/nothing', '/section/nothing', '/video/x'];
    for (const address of [...paths, ...others]) {
      const answer = await ask(request, 'apex', address);
      const html = await answer.text();
      be(answer.status(), address).toBe(404);
      be(html.match(/<meta name="robots" content="[^"]*"/g), address).toEqual([
        '<meta name="robots" content="noindex"',
      ]);
      be(html, address).not.toMatch(/rel="canonical"|hreflang=|property="og:|application\/ld\+json/i);
    }
  },
);

// The words of each language are a table of the paths' own test.
const words = {
  pt: ['/seccao/films', '/pesquisar', '/entrar'],
  debug: ['/📚/films', '/🔍', '/🔑'],
};

for (const [code, [section = '', search = '', login = '']] of Object.entries(words))
  test(`a realm of the ${code} paths has them everywhere, and old links lead there @rte-02 @rte-05 @nav-09`, async ({
    page,
    request,
  }) => {
    const id = `paths-${code}`;
    const moved = await request.get(`http://127.0.0.1:${port}/section/films?entryPage=mail`, {
      headers: { host: `${id}.localhost:${port}` },
      maxRedirects: 0,
    });
    expect(moved.status()).toBe(308);
    expect(decodeURI(moved.headers()['location'] ?? '')).toBe(`${section}?entryPage=mail`);
    await open(page, at(id));
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Films' }).first().click();
    await expect(page).toHaveURL(at(id, encodeURI(section)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await bar.getByRole('link', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(new RegExp(`${encodeURI(search)}$`));
    // A click opens the form beside the page; the link leads to the page of its own.
    const link = await bar.getByRole('link', { name: 'Sign in', exact: true }).first().getAttribute('href');
    await open(page, at(id, link ?? ''));
    await expect(page).toHaveURL(new RegExp(encodeURI(login)));
    await expect(page.locator('input[name="secret"]')).toBeVisible();
  });

test('a realm that asks for sign-in leads guests there and back, and shows each viewer the page @rte-03 @rte-04', async ({
  page,
  request,
}) => {
  expect((await ask(request, 'members')).headers()['cache-control']).toContain('public');
  const asked = await request.get(`http://127.0.0.1:${port}/section/films`, {
    headers: { host: `members.localhost:${port}` },
    maxRedirects: 0,
  });
  expect(asked.status()).toBe(302);
  expect(asked.headers()['location']).toBe('/login?from=%2Fsection%2Ffilms');
  expect(asked.headers()['cache-control']).toContain('no-store');
  await open(page, at('members'));
  await page.getByRole('banner').getByRole('link', { name: 'Films' }).first().click();
  await expect(page).toHaveURL(at('members', '/login?from=%2Fsection%2Ffilms'));
  await signIn(page);
  await expect(page).toHaveURL(at('members', '/section/films'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(at('members', '/section/films'));
});

test('a partner’s page opens at its own address, cold and by a link @rte-13', async ({ page }) => {
  await open(page, at('lumen', '/ferry-line'));
  await expect(page.getByRole('heading', { level: 1, name: 'Lumen aboard' })).toBeVisible();
  await expect(page.locator('a[data-card]').first()).toBeVisible();
});
