import { at, expect, open, test } from './support.ts';

const showcase = '/section/showcase';

test('switches a page’s tab without leaving the page, writes the tab into the URL, and opens it after a reload @page-02', async ({
  page,
}) => {
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
  // All tabs are part of the page, so switching requests nothing.
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
});
