import type { Page, Route } from '@playwright/test';
import { at, expect, hydrated, open, test } from './support.ts';

const boxOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search' });
const first = (page: Page) => page.locator('[data-card]').first();
const results = '**/api/v1/view/search?*';
const suggestions = '**/api/v1/search/suggestions?*';
const queryOf = (route: Route) => new URL(route.request().url()).searchParams.get('query');

test('searches while the user types and keeps the input focused @page-12 @srch-01', async ({ page }) => {
  await open(page, at('lumen', '/search'));
  await expect(page.getByRole('heading', { name: 'Popular titles' })).toBeVisible();
  const box = boxOf(page);
  await box.fill('orchard');
  await expect(page).toHaveURL(at('lumen', '/search?query=orchard'));
  await expect(first(page)).toContainText('The Glass Orchard');
  await expect(page.getByRole('heading', { name: 'Results for “orchard”' })).toBeVisible();
  await expect(box).toBeFocused();
  await box.fill('nothing is called this');
  await expect(page.getByText('No results for “nothing is called this”')).toBeVisible();
  // Suggestions for an empty result are not labelled as results.
  await expect(page.getByRole('heading', { name: 'More to discover' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Results/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { name: 'Popular titles' })).toBeVisible();
  await expect(box).toBeFocused();
});

test('ignores a search response that arrives after that of a newer query @srch-01', async ({ page }) => {
  const late: Route[] = [];
  for (const address of [results, suggestions])
    await page.route(address, (route) => (queryOf(route) === 'sal' ? void late.push(route) : route.continue()));
  await open(page, at('lumen', '/search'));
  const box = boxOf(page);
  await box.fill('sal');
  await expect.poll(() => late.length).toBe(2);
  await box.fill('orchard');
  await expect(first(page)).toContainText('The Glass Orchard');
  await expect(page.getByRole('option').first()).toHaveText('The Glass Orchard');
  const answered = Promise.all(
    late.map((route) => page.waitForEvent('requestfinished', (one) => one === route.request())),
  );
  for (const route of late) await route.continue();
  await answered;
  await expect(page).toHaveURL(at('lumen', '/search?query=orchard'));
  await expect(page.getByRole('heading', { name: 'Results for “orchard”' })).toBeVisible();
  await expect(page.getByRole('option').first()).toHaveText('The Glass Orchard');
  await expect(box).toHaveValue('orchard');
});

test('writes search query and filters into the URL, and Back undoes them @srch-01 @srch-03', async ({ page }) => {
  await open(page, at('apex', '/search'));
  await boxOf(page).fill('okafor');
  await expect(page).toHaveURL(at('apex', '/search?query=okafor'));
  // The suggestion list covers the filters below the search box.
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Refine').click();
  await page.getByRole('checkbox', { name: /^Fighters/ }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(at('apex', '/search?query=okafor&contentType=FIGHTER'));
  await expect(page.getByRole('heading', { name: 'Fighters' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results for “okafor”' })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('link', { name: /Fighters/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at('apex', '/search?query=okafor'));
  await expect(first(page)).toContainText('Okafor');
  await expect(boxOf(page)).toHaveValue('okafor');
  await page.goBack();
  await expect(page).toHaveURL(at('apex', '/search'));
  await expect(page.getByRole('heading', { name: 'Popular titles' })).toBeVisible();
  await expect(boxOf(page)).toHaveValue('');
});

test('keeps the query when a search fails or the network is offline, and retries @srch-03', async ({
  page,
  context,
  quiet,
}) => {
  await open(page, at('lumen', '/search'));
  await page.route(results, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await boxOf(page).fill('orchard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(boxOf(page)).toHaveValue('orchard');
  await expect(boxOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(first(page)).toContainText('The Glass Orchard');
  await context.setOffline(true);
  await boxOf(page).fill('harbour');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(boxOf(page)).toHaveValue('harbour');
  await context.setOffline(false);
  await expect(first(page)).toBeVisible();
  await expect(page).toHaveURL(at('lumen', '/search?query=harbour'));
  quiet.heard.length = 0;
});
