import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, expect, open, test, viewer } from './support.ts';

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
  await page.route('**/api/**', async (route) => {
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
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/search'));
  quiet.heard.length = 0;
});

test('axe finds nothing wrong on the offline page, the grid, the schedule and the sign-in panel @nav-11', async ({
  page,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (what: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html.slice(0, 120)}`));
  };
  for (const path of ['/_offline', '/grid', '/schedule?lang=ar']) {
    await page.goto(at('apex', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
  await open(page, at('apex', '/section/rules'));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await look('panel');
  expect(found).toEqual([]);
});
