import { at, expect, open, test } from './support.ts';

const showcase = '/section/showcase';

test('a tab opens in place, is in the address, and can be linked to @page-02', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/view')) asked.push(request.url());
  });
  await open(page, at('apex', showcase));
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Episodes')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeHidden();
  await page.evaluate(() => scrollTo(0, 300));
  await tab('About').click();
  await expect(page).toHaveURL(/\?tab=about$/);
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
  await expect(page.locator('[data-bucket="season"]')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(tab('About')).toBeFocused();
  // The tabs came with the page: nothing is asked for.
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
});

test('tabs keep what is under them as it was @page-02', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bucket/related')) asked.push(request.url());
  });
  await open(page, at('apex', showcase));
  const related = page.locator('[data-bucket="related"]');
  await related.scrollIntoViewIfNeeded();
  await related.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(related.locator('a[data-card]')).toHaveCount(12);
  await page.getByRole('tab', { name: 'Extras' }).click();
  await expect(related).toBeHidden();
  await page.getByRole('tab', { name: 'Episodes' }).click();
  await expect(related).toBeVisible();
  await expect(related.locator('a[data-card]')).toHaveCount(12);
  expect(asked).toHaveLength(1);
});

test('what is no row, card list or grid shows on wide screens alone @page-03', async ({ page }) => {
  for (const [width, others] of [
    [390, false],
    [1024, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, at('apex', showcase));
    await expect(page.locator('[data-bucket="season"]')).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search' });
    await (others ? expect(search).toBeVisible() : expect(search).toBeHidden());
    await page.getByRole('tab', { name: 'About' }).click();
    await expect(page.getByText('Ondine Marchetti')).toBeVisible();
    const topics = page.getByRole('list', { name: 'Topics' });
    await (others ? expect(topics).toBeVisible() : expect(topics).toBeHidden());
  }
});

test('a season is picked from tabs on a wide screen and from a list on a narrow one @ser-01', async ({ page }) => {
  await open(page, at('apex', showcase));
  const seasons = page.getByRole('navigation', { name: 'Seasons: The Long Camp' });
  await expect(seasons.getByRole('link', { name: 'Season 2' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 390, height: 844 });
  await seasons.locator('summary').click();
  await seasons.getByRole('link', { name: /Season 3/ }).click();
  await expect(page).toHaveURL(/\/season\/3003\/season-3\?seriesId=2001$/);
});

test('a row within a grid is filled, and goes on @def-05 @def-12', async ({ page }) => {
  await open(page, at('apex', `${showcase}?tab=about`));
  const nested = page.locator('[data-bucket="nested"]');
  await expect(nested.locator('a[data-card]')).toHaveCount(10);
  await nested.scrollIntoViewIfNeeded();
  await nested.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(nested.locator('a[data-card]')).toHaveCount(13);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs, filters and search are plain links and forms @page-02 @page-12', async ({ page }) => {
    await page.goto(at('apex', showcase));
    await page.getByRole('tab', { name: 'About' }).click();
    await expect(page).toHaveURL(/\?tab=about$/);
    await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
    await expect(page.locator('[data-bucket="season"]')).toBeHidden();
    await page.getByRole('searchbox').fill('okafor');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/section\/showcase\?query=okafor$/);
    await page.getByRole('checkbox', { name: 'Submission' }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/\/section\/fights\?view=all&division=strawweight&method=submission&sort=/);
  });
});
