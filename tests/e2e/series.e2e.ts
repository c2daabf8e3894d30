import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { long } from './scratch-realms.ts';
import { ask, at, expect, hydrated, readyAround, open, test } from './support.ts';

const seasonPath = (number: number, query = '') => `/season/${long.season(number)}?seriesId=${long.series}${query}`;
const picker = (page: Page) => page.getByRole('navigation', { name: /: The Long Run$/ });
const strip = (page: Page) => picker(page).locator('> ul');
const seasons = (page: Page) => strip(page).locator('a[data-season]');
const episodes = (page: Page) => page.locator('[data-bucket="episodes"] a[data-card]');
for (const [lang, year] of [
  ['', 'Year'],
  ['&lang=ar', 'السنة'],
] as const)
  test(`picks a season in place, keeps series and watchlist, and returns with Back${lang} @ser-01`, async ({
    page,
  }) => {
    await open(page, at(long.realm, seasonPath(31, `&watchlistId=7&owner=me${lang}`)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${year} 31`);
    await expect(readyAround(strip(page))).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 120));
    await seasons(page)
      .filter({ hasText: `${year} 33` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${year} 33`);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toContain(`/season/${long.season(33)}/`);
    expect(searchParams.get('seriesId')).toBe(String(long.series));
    expect([searchParams.get('watchlistId'), searchParams.get('owner')]).toEqual(['7', 'me']);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    const current = strip(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(`${year} 33`);
    await expect(current).toBeFocused();
    await expect(current).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${year} 31`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
  });

test('loads the episodes of a season to its end, with access and season of each @ser-03', async ({ page }) => {
  await open(page, at(long.realm, seasonPath(31)));
  await expect(episodes(page)).toHaveCount(10);
  await expect(page.locator('[data-bucket="episodes"] li').nth(1)).toContainText('Purchase');
  await expect(async () => {
    await episodes(page).last().scrollIntoViewIfNeeded();
    await expect(episodes(page)).toHaveCount(33, { timeout: 1500 });
  }).toPass();
  await expect(episodes(page).last()).toHaveAttribute('href', new RegExp(`seasonId=${long.season(31)}`));
  await expect(episodes(page).last()).toContainText('Mile 31.33');
});

test('previews the next season with two episodes, and plays from one episode to the next @ser-05', async ({ page }) => {
  await open(page, at(long.realm, seasonPath(31)));
  const preview = page.locator(`[data-bucket="season-${long.season(32)}"]`);
  await expect(preview.locator('a[data-card]')).toHaveCount(2);
  await expect(preview.getByRole('link', { name: 'See all episodes' })).toHaveAttribute('href', /\/season\/39032\//);
  await page.getByRole('link', { name: 'Watch now' }).click();
  const around = page.getByRole('navigation', { name: 'Before and after' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mile 31.1');
  await expect(around.getByRole('link', { name: /Previous/ })).toContainText('Mile 29.2');
  await expect(page.locator('[data-bucket="up-next"] a[data-card]')).toHaveCount(5);
  await around.getByRole('link', { name: /Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mile 31.2');
  await expect(page).toHaveURL(new RegExp(`seasonId=${long.season(31)}`));
  await expect(around.getByRole('link', { name: /Next/ })).toContainText('Mile 31.3');
});

test('shows the season of the address on the page of a series @ser-01 @rte-09', async ({ page }) => {
  await open(page, at(long.realm, `/series/${long.series}?seasonId=${long.season(44)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Long Run');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Year 44');
  await expect(strip(page).locator('[aria-current="page"]')).toHaveText('Year 44');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('offers seasons and the earlier ones as links @ser-01', async ({ page }) => {
    await page.goto(at(long.realm, seasonPath(31)));
    await strip(page).getByRole('link', { name: 'Earlier seasons' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 6');
    await seasons(page)
      .filter({ hasText: /^Year 2$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year 2');
  });
});

for (const [path, status] of [
  [`/series/${long.series}?seasonId=3002`, 404],
  [`/series/${long.series}?seasonId=x`, 404],
  [`/series/${long.season(31)}`, 404],
  [`/season/${long.series}`, 404],
  ['/season/abc', 404],
  ['/season/99999999999', 404],
  // The season's own series is offered, whatever the address says.
  [`/season/${long.season(31)}?seriesId=2002`, 200],
] as const)
  test(`${path} answers ${status} @ser-01`, async ({ request }) => {
    const answer = await ask(request, long.realm, path);
    expect(answer.status()).toBe(status);
    if (status === 200) expect(await answer.text()).toContain(`seriesId=${long.series}`);
  });

test('hydrates the page of a season without a warning, with the season in sight @ser-01', async ({ page }) => {
  await page.goto(at(long.realm, seasonPath(58)));
  await hydrated(page);
  await expect(strip(page).locator('[aria-current="page"]')).toBeInViewport();
});
