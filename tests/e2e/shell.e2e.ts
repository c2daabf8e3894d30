import type { Locator, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, keepProgress, open, test, viewer } from './support.ts';

/** Whether the page behind an open dialog scrolls when the wheel is turned. */
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test('signs a guest in beside the page, and stays open while the page below changes @nav-09', async ({ page }) => {
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

  // The panel leads to the page of sign-up, and is gone there.
  await link.click();
  await panel.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(at('apex', '/signup?from=%2Fsection%2Frules'));
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(at('apex', '/section/rules'));

  // A page can change below the panel by itself, as after a film; what was typed stays.
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

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', locale: 'pt-PT' });

  test('a realm can be installed; without a network its offline page is shown in the viewer’s language until the network is back @page-11', async ({
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

test('a tab that is open through a release goes on, and its next navigation loads the new release @page-11', async ({
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
  // Code that the tab has loaded goes on working.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  expect(await isSame()).toBe(true);
  await nav.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(at('apex', '/section/events'));
  await expect.poll(isSame).toBe(false);
  await expect(page.locator('[data-bucket]').first()).toBeVisible();
});

test('loads the page anew when its code is gone from the server after a release @page-11', async ({ page, quiet }) => {
  await open(page, at('apex', '/section/rules'));
  await page.route('**/assets/search-route*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('**/capabilities.json', (route) => route.fulfill({ headers: { 'x-playbill-build': 'another' } }));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/search'));
  quiet.heard.length = 0;
});

test('hides the results of fights that the viewer has not watched, when the viewer wishes so @page-13', async ({
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
  await page.getByText('Hide spoilers', { exact: true }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(first.getByText(title)).toBeHidden();
  await expect(first.locator('img')).toBeHidden();
  await expect(first.getByRole('link')).toHaveAccessibleName(/Hidden until you’ve watched it/);
  // What shows more of a card keeps the secret, too.
  await first.hover();
  await second.hover();
  await expect(page.locator('[data-hover-panel]')).toHaveCount(0);

  const id = await first.getAttribute('data-spoils');
  await keepProgress(page, Number(id), 100_000);
  // Hidden before the program runs; the program then learns what was watched elsewhere.
  await page.reload({ waitUntil: 'commit' });
  await expect(second.getByText('Hidden until you’ve watched it')).toBeVisible();
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

test('nothing moves while screens load, nor when the rows of a page come later than the page @page-05', async ({
  page,
}) => {
  const found: [string, number][] = [];
  // Screens of different makes, each at one width; Arabic letters come in a file of their own.
  for (const [width, height, path] of [
    [1440, 900, '/series/2001'],
    [1440, 900, '/schedule'],
    [390, 844, '/?lang=ar'],
    [390, 844, '/video/1001'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, at('apex', path));
    // With all that loads by itself: a short list goes on at once.
    await page.waitForLoadState('networkidle');
    found.push([path, await moved(page)]);
  }
  // Within the application the rows of the home page can come later than the page.
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

test('shows a loading bar over the open menu when a page takes longer than a moment, without moving anything @page-05 @nav-03', async ({
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
  // The menu is modal: only elements that enter the browser's top layer later are drawn over it.
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
