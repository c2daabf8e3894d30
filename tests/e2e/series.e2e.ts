import type { Page } from '@playwright/test';
import { long } from './scratch-realms.ts';
import { at, expect, readyAround, open, test } from './support.ts';

const seasonPath = (number: number, query = '') => `/season/${long.season(number)}?seriesId=${long.series}${query}`;
const picker = (page: Page) => page.getByRole('navigation', { name: /: The Long Run$/ });
const strip = (page: Page) => picker(page).locator('> div > ul');
const seasons = (page: Page) => strip(page).locator('a[data-season]');
const episodes = (page: Page) => page.locator('[data-bucket="episodes"] a[data-card]');
test('the user selects a season without leaving the page; series and watchlist parameters are kept, and Back returns @ser-01', async ({
  page,
}) => {
  await open(page, at(long.realm, seasonPath(31, '&watchlistId=7&owner=me')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 31');
  await expect(readyAround(strip(page))).toHaveCount(1);
  const current = strip(page).locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 120));
  await seasons(page).filter({ hasText: 'Year 33' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 33');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toContain(`/season/${long.season(33)}/`);
  expect(searchParams.get('seriesId')).toBe(String(long.series));
  expect([searchParams.get('watchlistId'), searchParams.get('owner')]).toEqual(['7', 'me']);
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(current).toHaveText('Year 33');
  await expect(current).toBeFocused();
  await expect(current).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 31');
});

test('loads all episodes of a season, previews the next season, and links from episode to episode @ser-03 @ser-05', async ({
  page,
}) => {
  await open(page, at(long.realm, seasonPath(31)));
  await expect(episodes(page)).toHaveCount(10);
  await expect(page.locator('[data-bucket="episodes"] li').nth(1)).toContainText('Purchase');
  const preview = page.locator(`[data-bucket="season-${long.season(32)}"]`);
  await expect(preview.locator('a[data-card]')).toHaveCount(2);
  await expect(preview.getByRole('link', { name: 'See all episodes' })).toHaveAttribute('href', /\/season\/39032\//);
  await expect(async () => {
    await episodes(page).last().scrollIntoViewIfNeeded();
    await expect(episodes(page)).toHaveCount(33, { timeout: 500 });
  }).toPass();
  await expect(episodes(page).last()).toHaveAttribute('href', new RegExp(`seasonId=${long.season(31)}`));
  await expect(episodes(page).last()).toContainText('Mile 31.33');
  await page.getByRole('link', { name: 'Watch now' }).click();
  const around = page.getByRole('navigation', { name: 'Previous and next' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mile 31.1');
  await expect(around.getByRole('link', { name: /Previous/ })).toContainText('Mile 29.2');
  await expect(page.locator('[data-bucket="up-next"] a[data-card]')).toHaveCount(5);
  await around.getByRole('link', { name: /Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mile 31.2');
  await expect(page).toHaveURL(new RegExp(`seasonId=${long.season(31)}`));
});

test.describe('series page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('offers the seasons of a series and the “Earlier seasons” list as links @ser-01', async ({ page }) => {
    await page.goto(at(long.realm, seasonPath(31)));
    await strip(page).getByRole('link', { name: 'Earlier seasons' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 6');
    await seasons(page)
      .filter({ hasText: /^Year 2$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 2');
  });
});
