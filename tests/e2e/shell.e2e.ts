import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, keepProgress, open, test, viewer } from './support.ts';

/** Whether the page behind an open dialog scrolls when the wheel is turned. */
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test('a guest signs in beside the page and stays on it; the keyboard stays within, Escape gives it back @nav-09', async ({
  page,
}) => {
  await open(page, at('apex', '/section/rules'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await expect(panel.getByLabel('Email')).toBeFocused();
  expect(await isHeld(page)).toBe(true);
  await expect(panel.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?from=%2Fsection%2Frules');
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const inside = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    expect(await page.evaluate(inside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  expect(await isHeld(page)).toBe(false);
  await link.click();
  await panel.getByLabel('Email').fill(viewer.email);
  await panel.getByRole('textbox', { name: 'Password' }).fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/section/rules'));
  await expect(page.getByRole('main')).toBeFocused();
});

test('sign-in beside the page stays open for a guest whose page changes below it, and gives way to a page of its own @nav-09', async ({
  page,
}) => {
  await open(page, at('apex', '/section/rules'));
  const banner = page.getByRole('banner');
  // It lies below the panel, where nobody can press it: another page comes by itself, as after a film.
  const events = banner.getByRole('link', { name: 'Events', exact: true });
  const other = (await events.getAttribute('href')) ?? '';
  const below = banner.locator(`a[href="${other}"]`).first();
  await banner.getByRole('link', { name: 'Sign in', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await panel.getByLabel('Email').fill('vera@');
  await below.dispatchEvent('click');
  await expect(page).toHaveURL(at('apex', other));
  await expect(panel.getByLabel('Email')).toHaveValue('vera@');
  await panel.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(at('apex', `/signup?from=${encodeURIComponent(other)}`));
  await expect(panel).toBeHidden();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', locale: 'pt-PT' });

  test('a realm can be installed; without a network its own page says so in one’s language, and goes when it is back @page-11', async ({
    page,
    context,
    quiet,
  }) => {
    await open(page, at('lumen', '/section/about'));
    const devtools = await context.newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Lumen', lang: 'pt-PT', display: 'standalone' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(at('lumen', '/section/films'));
    await expect(page.getByRole('heading', { level: 1, name: 'Está sem ligação' })).toBeVisible();
    // The shell around it is the realm's: its theme, its mark and its menu.
    const mark = page.getByRole('banner').getByRole('link', { name: /Lumen/ }).locator('img');
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    // Nothing is kept that belongs to a viewer, or that changes without a release.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/_offline');
    expect(
      kept.filter((path) => !/^\/(_offline$|assets\/|theme\/|files\/|images\/lumen\/assets\/)/.test(path)),
    ).toEqual([]);
    await context.setOffline(false);
    await expect(page.locator('[data-bucket]').first()).toBeVisible();
    await expect(page).toHaveURL(at('lumen', '/section/films'));
    quiet.heard.length = 0;
  });
});

test('a tab that is open through a release works on, and its next navigation is on the new one @page-11', async ({
  page,
}) => {
  let released = false;
  // All but the stream of messages, which has no end to be waited for.
  await page.route(/\/api\/(?!v2\/live\?)/, async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    url.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
    const build = released ? { 'x-playbill-build': 'another' } : {};
    await route.fulfill({ response: answer, headers: { ...answer.headers(), ...build } });
  });
  await open(page, at('apex', '/section/rules'));
  const mark = () => page.evaluate(() => Object.assign(window, { sameTab: true }));
  const isSame = () => page.evaluate(() => 'sameTab' in window);
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await mark();
  await nav.getByRole('link', { name: 'Classics' }).click();
  await expect(page).toHaveURL(at('apex', '/section/classics'));
  await expect(page.locator('[data-bucket]').first()).toBeVisible();
  expect(await isSame()).toBe(true);
  released = true;
  // What the tab has loaded goes on working.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  expect(await isSame()).toBe(true);
  await nav.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(at('apex', '/section/events'));
  await expect.poll(isSame).toBe(false);
  await expect(page.locator('[data-bucket]').first()).toBeVisible();
});

test('a tab whose code is gone from the server after a release loads the page that it was led to @page-11', async ({
  page,
  quiet,
}) => {
  await open(page, at('apex', '/section/rules'));
  await page.route('**/assets/search-route*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('**/capabilities.json', (route) => route.fulfill({ headers: { 'x-playbill-build': 'another' } }));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/search'));
  quiet.heard.length = 0;
});

test('axe finds nothing wrong on the offline page and in the sign-in panel @nav-11', async ({ page }) => {
  test.slow();
  const found: string[] = [];
  const look = async (what: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html.slice(0, 120)}`));
  };
  await page.goto(at('apex', '/_offline?lang=ar'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('offline');
  await open(page, at('apex', '/section/rules'));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await look('panel');
  expect(found).toEqual([]);
});

test('whoever does not want to know how fights ended sees it of those alone that are watched @page-13', async ({
  page,
}) => {
  await signedUp(page);
  await open(page, at('apex', '/section/fights'));
  const cards = page.locator('article[data-spoils]');
  const [first, second] = [cards.nth(0), cards.nth(1)];
  const titleOf = async (card: Locator) => (await card.locator('[data-veil="words"]').first().textContent()) ?? '';
  const title = await titleOf(first);
  const other = await titleOf(second);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText('Hide results', { exact: true }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(first.getByText(title)).toBeHidden();
  await expect(first.locator('img')).toBeHidden();
  await expect(first.getByRole('link')).toHaveAccessibleName(/Hidden until you have watched it/);
  // What shows more of a card keeps the secret, too.
  await first.hover();
  await second.hover();
  await expect(page.locator('[data-hover-panel]')).toHaveCount(0);

  const id = await first.getAttribute('data-spoils');
  await keepProgress(page, Number(id), 100_000);
  // Hidden before the program runs; the program then learns what was watched elsewhere.
  await page.reload({ waitUntil: 'commit' });
  await expect(second.getByText('Hidden until you have watched it')).toBeVisible();
  await expect(first.getByText(title)).toBeVisible();
  await expect(first.locator('img')).toBeVisible();
  await expect(second.getByText(other)).toBeHidden();
});

/** By how much anything has moved on this page without the viewer having done so. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The observer is told of a frame after it has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

// Screens of different makes; Arabic letters come in a file of their own.
for (const [width, height, screens] of [
  [390, 844, ['/?lang=ar', '/grid', '/video/1001']],
  [1440, 900, ['/series/2001', '/schedule', '/video/1001']],
] as const)
  test(`nothing moves while screens load at ${width} pixels, their rows held back @page-05`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const found: [string, number][] = [];
    for (const path of screens) {
      await open(page, at('apex', path));
      await expect(page.getByRole('main')).toBeVisible();
      // With all that comes by itself: a short list goes on at once.
      await page.waitForLoadState('networkidle');
      found.push([path, await moved(page)]);
    }
    // Within the application the rows of the home page come later than the page.
    await page.route('**/api/v1/view?type=home*', async (route) => {
      const url = new URL(route.request().url());
      const { host } = url;
      url.hostname = '127.0.0.1';
      const answer = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
      const view = (await answer.json()) as { elements: { $type: string; attributes: Record<string, unknown> }[] };
      for (const { $type, attributes } of view.elements)
        if ($type === 'bucket') for (const key of ['contentList', 'paging']) delete attributes[key];
      await route.fulfill({ response: answer, json: view });
    });
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/bucket/**', (route) => released.then(() => route.continue()));
    await open(page, at('apex', '/section/rules'));
    await page.getByRole('banner').getByRole('link').first().click();
    const row = page.locator('section[data-bucket]').first();
    await expect(row).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(row.locator('a[data-card]').first()).toBeAttached();
    await expect(row).not.toHaveAttribute('aria-busy');
    found.push(['home, its rows held back', await moved(page)]);
    expect(found.filter(([, sum]) => sum >= 0.02)).toEqual([]);
  });

for (const [lang, words] of [
  ['', 'Loading…'],
  ['?lang=ar', 'جارٍ التحميل…'],
] as const)
  test(`a page that takes four seconds says that it is on its way, after a moment and without moving anything: ${words} @page-05`, async ({
    page,
  }) => {
    await open(page, at('apex', `/section/rules${lang}`));
    const loader = page.getByRole('status').filter({ hasText: words });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/view?type=section&id=fights*', (route) => held.then(() => route.continue()));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest('**/api/v1/view?type=section&id=fights*');
    await page.getByRole('banner').locator('a[href^="/section/fights"]').first().click();
    await asked;
    await page.clock.runFor(290);
    await expect(loader).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(loader).toBeAttached();
    const bar = loader.locator('span').first();
    const { width, height } = (await bar.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([1440, 4]);
    await page.clock.runFor(4000);
    // It stays for as long as it takes.
    await expect(bar).toBeInViewport();
    await page.clock.resume();
    await expect(page).toHaveURL(at('apex', `/section/rules${lang}`));
    release();
    await expect(page).toHaveURL(at('apex', `/section/fights${lang}`));
    await expect(loader).toHaveCount(0);
    expect(await moved(page)).toBeLessThan(0.02);
  });

test('what is said of a page that takes long is seen over the open menu too @page-05 @nav-03', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('apex', '/section/rules'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/view?type=section&id=fights*', (route) => held.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('a[href^="/section/fights"]').click();
  // The menu is modal, so that only what lies in the browser's top layer after it is over it.
  const bar = page.locator('[role="status"] span:popover-open');
  await expect(bar).toBeVisible();
  await expect(menu).toBeVisible();
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 4 });
  held.resolve();
  await expect(page).toHaveURL(at('apex', '/section/fights'));
  await expect(bar).toHaveCount(0);
});
