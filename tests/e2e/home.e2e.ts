import type { Browser } from '@playwright/test';
import { ask, at, expect, hydrated, open, test } from './support.ts';

const realms = [
  { realm: 'apex', rows: 9, brand: 'Apex', layout: 'left' },
  { realm: 'lumen', rows: 8, brand: 'Lumen', layout: 'centre' },
] as const;

for (const { realm, rows, brand } of realms) {
  test(`shows menu, hero and rows of ${realm} without JavaScript @def-05 @hero-01 @nav-01`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(at(realm));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('section[data-bucket]').count()).toBeGreaterThanOrEqual(rows);
    expect(await page.locator('section[data-bucket] a[data-card]').count()).toBeGreaterThan(rows * 4);
    await expect(page).toHaveTitle(new RegExp(brand, 'i'));
    await context.close();
  });

  test(`hydrates the home page of ${realm} without a mismatch or a layout shift @def-05`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, at(realm));
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const shown = page.locator('section[data-bucket]:visible');
    for (const index of [2, 4, 6]) await shown.nth(index).scrollIntoViewIfNeeded();
    await expect(shown.nth(6)).toBeInViewport();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });
}

/** Loads a page at a width with its letters held back until it has been painted without them; how far it moved. */
async function movedByLetters(browser: Browser, url: string, width: number): Promise<number> {
  // What one width has loaded must not be at hand for the next.
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.route(/\.woff2/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await hydrated(page);
  // Painted in what stands in for them.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  const standIns = await loaded();
  held.resolve();
  await expect.poll(loaded).toBeGreaterThan(standIns);
  await page.evaluate(() => document.fonts.ready);
  // The observer is told of a frame after it has been drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  await context.close();
  return shifts.reduce((sum, value) => sum + value, 0);
}

// Each language at widths of its own: what letters do at one they do at the next.
for (const { realm } of realms)
  for (const [language, query, widths] of [
    ['English', '', [390, 1440]],
    ['Arabic', '?lang=ar', [390, 1440]],
    ['Spanish', '?lang=es_ES', [820]],
  ] as const)
    test(`keeps the layout of ${realm} when fonts load late, in ${language} @page-05 @realm-03`, async ({
      browser,
    }) => {
      for (const width of widths)
        expect(await movedByLetters(browser, at(realm, `/${query}`), width), `${width} pixels`).toBeLessThan(0.02);
    });

test('runs under a strict content policy without requests to other hosts @def-03 @def-11', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  const response = await page.goto(at('apex'));
  await hydrated(page);
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+(;|$)/);
  expect(policy).not.toContain('unsafe-eval');
  expect(foreign).toEqual([]);
});

test('loads the code of the blocks of a page and of no other @def-09', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const chunk = (name: string) => scripts.some((script) => script.startsWith(`/assets/${name}-`));
  await open(page, at('apex', '/section/fights'));
  expect(chunk('bucket')).toBe(true);
  expect([chunk('textBlock'), chunk('hls'), chunk('watch-route'), chunk('password')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('answers a guest with a cacheable page without a session @srv-04', async ({ request }) => {
  const page = await ask(request, 'apex');
  expect(page.headers()['cache-control']).toContain('s-maxage=');
  expect(page.headers()['set-cookie']).toBeUndefined();
  const again = await ask(request, 'apex');
  const bare = (html: string) => html.replace(/"lastSeen":"[^"]*"/g, '');
  expect(bare(await again.text())).toBe(bare(await page.text()));
  expect((await ask(request, 'apex', '/login')).headers()['cache-control']).toBe('private, no-store');
});

test('preloads the picture of the hero in the head before all other files @card-10', async ({ request }) => {
  const html = await (await ask(request, 'apex')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
  expect(head.search(/rel="preload" as="image"/)).toBeLessThan(head.search(/rel="stylesheet"/));
  expect(head).not.toMatch(/modulepreload|<script[^>]* src/);
});

for (const realm of ['apex', 'lumen'])
  test(`loads each font file of ${realm} once, uses it, and never asks again @i18n-02 @card-10`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    // A page of another language keeps what it shares with the one before.
    for (const lang of ['', 'es_ES', 'ar']) {
      asked.length = 0;
      await open(page, at(realm, lang ? `/?lang=${lang}` : '/'));
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      const early = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(early.length).toBeGreaterThan(0);
      expect(asked).toEqual([...new Set(asked)]);
      expect(asked).toEqual(expect.arrayContaining(early));
      // A file that comes early and is then not used would be fetched for nothing.
      const used = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      expect(used).toBeGreaterThanOrEqual(early.length);
    }
    for (const url of asked) {
      const { pathname, search } = new URL(url);
      const answer = await ask(page.request, realm, pathname + search);
      expect(answer.headers()['cache-control']).toContain('immutable');
    }
  });
