import type { Browser } from '@playwright/test';
import { ask, at, expect, hydrated, open, test } from './support.ts';

const realms = [
  { realm: 'apex', rows: 9, brand: 'Apex' },
  { realm: 'lumen', rows: 8, brand: 'Lumen' },
] as const;

for (const { realm, rows, brand } of realms)
  test(`server-renders the home page of ${realm} with menu, hero, rows and a preloaded picture @def-05 @hero-01 @nav-01 @card-10`, async ({
    request,
  }) => {
    const html = await (await ask(request, realm)).text();
    const count = (pattern: RegExp) => [...html.matchAll(pattern)].length;
    expect(html).toMatch(/<nav[^>]*>.*<a /);
    expect(html).toMatch(/<h1[^>]*>/);
    expect(count(/<section[^>]*data-bucket/g)).toBeGreaterThanOrEqual(rows);
    expect(count(/<a[^>]*data-card/g)).toBeGreaterThan(rows * 4);
    expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(brand);
    // The hero’s picture is preloaded before all other files.
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
    expect(head.search(/rel="preload" as="image"/)).toBeLessThan(head.search(/rel="stylesheet"/));
    expect(head).not.toMatch(/modulepreload|<script[^>]* src/);
  });

/**
 * Loads a page while its web fonts are held until the first paint with fallback fonts; returns the layout shift score.
 */
async function movedByLetters(browser: Browser, url: string, width: number): Promise<number> {
  // A new context per width, so that no fonts are cached.
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
  // Wait for the first paint with fallback fonts.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  const standIns = await loaded();
  held.resolve();
  await expect.poll(loaded).toBeGreaterThan(standIns);
  await page.evaluate(() => document.fonts.ready);
  // Layout shifts are reported after the frame has been painted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  await context.close();
  return shifts.reduce((sum, value) => sum + value, 0);
}

// One writing system and window width per realm, because theme fonts and the fonts of a writing system are separate
// files.
for (const [realm, language, query, width] of [
  ['apex', 'Arabic', '?lang=ar', 390],
  ['lumen', 'English', '', 1440],
] as const)
  test(`causes little layout shift on the home page of ${realm} when fonts load late, in ${language} @page-05 @realm-03`, async ({
    browser,
  }) => {
    expect(await movedByLetters(browser, at(realm, `/${query}`), width)).toBeLessThan(0.02);
  });

test('the home page has a strict content security policy, loads only the code of its blocks, and requests no other host @def-03 @def-09 @def-11', async ({
  page,
}) => {
  const foreign: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !hostname.endsWith('localhost')) foreign.push(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  const chunk = (name: string) => scripts.some((script) => script.startsWith(`/assets/${name}-`));
  const response = await page.goto(at('apex', '/section/fights'));
  await hydrated(page);
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+(;|$)/);
  expect(policy).not.toContain('unsafe-eval');
  expect(foreign).toEqual([]);
  expect(chunk('bucket')).toBe(true);
  expect(['textBlock', 'hls', 'watch-route', 'password'].filter(chunk)).toEqual([]);
});

test('loads each font file of the home page once, uses it, and caches it as immutable @i18n-02 @card-10', async ({
  page,
}) => {
  const realm = 'apex';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  // A page in another language reuses the cached fonts that both share.
  for (const lang of ['', 'ar']) {
    asked.length = 0;
    await open(page, at(realm, lang ? `/?lang=${lang}` : '/'));
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    const early = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(early.length).toBeGreaterThan(0);
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked).toEqual(expect.arrayContaining(early));
    // A preloaded font that is not used would be a wasted request.
    const used = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    expect(used).toBeGreaterThanOrEqual(early.length);
  }
  for (const url of asked) {
    const { pathname, search } = new URL(url);
    const answer = await ask(page.request, realm, pathname + search);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});
