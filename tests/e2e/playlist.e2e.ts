import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, expect, open, row, test } from './support.ts';

const playlists = (page: Page) => row(page, 'playlists');
const card = (page: Page) => playlists(page).locator('a[data-card="4002"]');
const panel = (page: Page) => page.locator('[data-playlist="4002"]');
const items = (page: Page) => panel(page).locator('a[data-card]');

/** The playlist's calls. */
function calls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/api\/v4\/playlist\/\d+$/.test(pathname)) asked.push(search);
  });
  return asked;
}

async function home(page: Page, query = ''): Promise<void> {
  await open(page, at('apex', `/${query}`));
  await card(page).scrollIntoViewIfNeeded();
}

test('a playlist opens below its row, pages, closes, and is not fetched again @ser-04 @ser-05', async ({ page }) => {
  const asked = calls(page);
  await home(page);
  await card(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Okafor–Lindqvist: All of It' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(panel(page)).toContainText('13 titles');
  await expect(panel(page).getByRole('link', { name: 'View all' })).toHaveAttribute('href', /^\/playlist\/4002\//);
  await expect(items(page).first()).toHaveAttribute('href', /playlistId=4002/);
  // A guest has no lists to add to.
  await expect(panel(page).getByRole('button', { name: 'Add to a list' })).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
    'href',
    /^\/video\/1059\/.*playlistId=4002/,
  );
  await expect(async () => {
    await items(page).last().scrollIntoViewIfNeeded();
    expect(await items(page).count()).toBe(13);
  }).toPass();
  expect(asked).toEqual(['?rpp=2', '?rpp=10&lastSeen=2', '?rpp=10&lastSeen=12']);
  await panel(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page)).toBeFocused();
  await card(page).click();
  await expect(items(page)).toHaveCount(13);
  expect(asked).toHaveLength(3);
});

test('by keyboard alone: Enter opens, Tab goes through it, Escape closes it @ser-04', async ({ page }) => {
  await home(page);
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(items(page).first()).toBeVisible();
  const names: (string | undefined)[] = [];
  for (let index = 0; index < 5; index += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(names.slice(0, 4)).toEqual([expect.stringMatching(/^Close/), 'Play', 'View all', 'Share']);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page)).toBeFocused();
});

test('opening it moves nothing that is above; narrowing to mobile closes it @ser-04', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 1800 });
  await home(page);
  const top = async () => (await playlists(page).boundingBox())?.y;
  const before = await top();
  await card(page).click();
  await expect(items(page).first()).toBeVisible();
  expect(await top()).toBe(before);
  await page.setViewportSize({ width: 600, height: 1800 });
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 599, height: 1800 });
  await expect(panel(page)).toHaveCount(0);
  await card(page).click();
  await expect(page).toHaveURL(/\/playlist\/4002\//);
});

for (const lang of ['', '?lang=es_ES', '?lang=ar'])
  test(`axe finds nothing wrong in the open panel ${lang} @ser-04`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await home(page, lang);
    await card(page).click();
    await expect(items(page).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[data-playlist]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
  });

test('a page that fails says so and is asked for again @ser-04', async ({ page, quiet }) => {
  let fails = true;
  await page.route('**/api/v4/playlist/**', (route) =>
    fails ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } }) : route.continue(),
  );
  await home(page);
  await card(page).click();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  fails = false;
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(items(page).first()).toBeVisible();
  expect(quiet.heard.splice(0).every((line) => line.includes('503'))).toBe(true);
});

test('sharing copies the playlist’s address and says so for two seconds @ser-04', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await home(page);
  await card(page).click();
  await panel(page).getByRole('button', { name: 'Share' }).click();
  await expect(panel(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/playlist/4002/');
  await expect(panel(page).getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a playlist’s page lists all of its titles, which carry it; watching goes on within it @ser-03 @ser-05', async ({
  page,
}) => {
  await open(page, at('apex', '/playlist/4002'));
  const titles = row(page, 'titles').locator('a[data-card]');
  await expect(titles).toHaveCount(10);
  await titles.last().scrollIntoViewIfNeeded();
  await expect(titles).toHaveCount(13);
  await titles.nth(1).click();
  await expect(page).toHaveURL(/\/video\/1046\/.*playlistId=4002/);
  const around = page.getByRole('navigation', { name: 'Before and after' });
  await expect(around.getByRole('link', { name: /Previous/ })).toHaveAttribute(
    'href',
    /\/video\/1059\/.*playlistId=4002/,
  );
  await around.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(/\/video\/1134\/.*playlistId=4002/);
  await expect(around.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', /\/video\/1046\//);
});

test('a video that is not in the playlist of its address has the neighbours of its series @ser-05', async ({
  page,
}) => {
  await open(page, at('apex', '/video/1517?playlistId=4002'));
  const next = page.getByRole('navigation', { name: 'Before and after' }).getByRole('link', { name: /Next/ });
  await expect(next).toHaveAttribute('href', /seasonId=/);
});
