import { at, expect, open, test } from './support.ts';

const showcase = '/section/showcase';

test('opens a tab in place, writes it into the address, and shows it after a reload @page-02', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('offers tabs, filters and search as plain links and forms @page-02 @page-12', async ({ page }) => {
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
