import type { Locator, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, keepProgress, open, test, viewer } from './support.ts';

/** Whether scrolling of the page behind an open dialog is locked. */
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test('signs in with the side panel, which stays open while the page below changes @nav-09', async ({ page }) => {
  await open(page, at('apex', '/section/rules'));
  const banner = page.getByRole('banner');
  const link = banner.getByRole('link', { name: 'Sign in', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  const email = panel.getByLabel('Email');
  await expect(email).toBeFocused();
  expect(await isHeld(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  expect(await isHeld(page)).toBe(false);

  // The panel’s sign-up link opens the sign-up page and closes the panel.
  await link.click();
  await panel.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(at('apex', '/signup?from=%2Fsection%2Frules'));
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(at('apex', '/section/rules'));

  // The page below can change by itself, as after a film; the panel keeps its input.
  const other = (await banner.getByRole('link', { name: 'Events', exact: true }).getAttribute('href')) ?? '';
  await link.click();
  await email.fill('vera@');
  await banner.locator(`a[href="${other}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(at('apex', other));
  await expect(email).toHaveValue('vera@');
  await email.fill(viewer.email);
  await panel.getByRole('textbox', { name: 'Password' }).fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('You’re signed in.')).toBeVisible();
  await expect(page).toHaveURL(at('apex', other));
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('pages with the service worker', () => {
  test.use({ serviceWorkers: 'allow', locale: 'pt-PT' });

  test('a realm is installable and shows its offline page in the viewer’s language until the network returns @page-11', async ({
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
    // The offline page has the realm’s theme, logo and menu.
    const mark = page.getByRole('banner').getByRole('link', { name: /Lumen/ }).locator('img');
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    // The cache holds no viewer’s data and nothing that changes without a release.
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

test('a tab opened before a release works until the next navigation, which loads the new release @page-11', async ({
  page,
}) => {
  await open(page, at('apex', '/section/rules'));
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  const isSame = () => page.evaluate(() => 'sameTab' in window);
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await page.route('**/api/v1/view?*', async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    url.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-playbill-build': 'another' } });
  });
  // Code that the tab has loaded still works.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  expect(await isSame()).toBe(true);
  await nav.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(at('apex', '/section/events'));
  await expect.poll(isSame).toBe(false);
  await expect(page.locator('[data-bucket]').first()).toBeVisible();
});

test('reloads the page when its code is missing on the server after a release @page-11', async ({ page, quiet }) => {
  await open(page, at('apex', '/section/rules'));
  await page.route('**/assets/search-route*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('**/capabilities.json', (route) => route.fulfill({ headers: { 'x-playbill-build': 'another' } }));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/search'));
  quiet.heard.length = 0;
});

test('hides results of unwatched fights when the viewer enables spoiler protection @page-13', async ({ page }) => {
  await signedUp(page);
  await open(page, at('apex', '/section/fights'));
  const cards = page.locator('article[data-spoils]');
  const [first, second] = [cards.nth(0), cards.nth(1)];
  const titleOf = async (card: Locator) => (await card.locator('[data-veil="words"]').first().textContent()) ?? '';
  const title = await titleOf(first);
  const other = await titleOf(second);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText('Hide spoilers', { exact: true }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(first.getByText(title)).toBeHidden();
  await expect(first.locator('img')).toBeHidden();
  await expect(first.getByRole('link')).toHaveAccessibleName(/Hidden until you’ve watched it/);
  // The hover panel must not reveal the result either.
  await first.hover();
  await second.hover();
  await expect(page.locator('[data-hover-panel]')).toHaveCount(0);

  const id = await first.getAttribute('data-spoils');
  await keepProgress(page, Number(id), 100_000);
  // Spoilers are hidden before scripts run. Then the application fetches the watch progress from the server, and shows
  // what was watched on another device.
  await page.reload({ waitUntil: 'commit' });
  await expect(second.getByText('Hidden until you’ve watched it')).toBeVisible();
  await expect(first.getByText(title)).toBeVisible();
  await expect(first.locator('img')).toBeVisible();
  await expect(second.getByText(other)).toBeHidden();
});

/** The sum of layout shifts on this page without recent input. */
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
        // Layout shifts are reported after the frame has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

test('causes no layout shift while screens load or rows arrive after their page @page-05', async ({ page }) => {
  const found: [string, number][] = [];
  // Screens of different layouts, each at one width; Arabic fonts are separate files.
  for (const [width, height, path] of [
    [1440, 900, '/series/2001'],
    [1440, 900, '/schedule'],
    [390, 844, '/?lang=ar'],
    [390, 844, '/video/1001'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, at('apex', path));
    // Wait for all automatic requests: a short list loads its next page at once.
    await page.waitForLoadState('networkidle');
    found.push([path, await moved(page)]);
  }
  // After client-side navigation the home page’s rows can load later than the page.
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
  const released = Promise.withResolvers<void>();
  await page.route('**/bucket/**', (route) => released.promise.then(() => route.continue()));
  await page.getByRole('banner').getByRole('link').first().click();
  const row = page.locator('section[data-bucket]').first();
  await expect(row).toHaveAttribute('aria-busy', 'true');
  released.resolve();
  await expect(row.locator('a[data-card]').first()).toBeAttached();
  await expect(row).not.toHaveAttribute('aria-busy');
  found.push(['home, its rows held back', await moved(page)]);
  expect(found.filter(([, sum]) => sum >= 0.02)).toEqual([]);
});

test('shows a loading bar above the open menu during a slow navigation without layout shift @page-05 @nav-03', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('apex', '/section/rules'));
  const held = Promise.withResolvers<void>();
  const address = '**/api/v1/view?type=section&id=fights*';
  await page.route(address, (route) => held.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(address);
  await menu.locator('a[href^="/section/fights"]').click();
  await asked;
  // The menu is modal: only elements that enter the browser’s top layer later are painted above it.
  const bar = page.locator('[role="status"] span:popover-open');
  await page.clock.runFor(290);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(bar).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  await expect(menu).toBeVisible();
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 4 });
  await page.clock.runFor(4000);
  await expect(bar).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(at('apex', '/section/rules'));
  held.resolve();
  await expect(page).toHaveURL(at('apex', '/section/fights'));
  await expect(bar).toHaveCount(0);
  expect(await moved(page)).toBeLessThan(0.02);
});
