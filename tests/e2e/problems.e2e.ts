import { at, expect, hydrated, test } from './support.ts';

test('a missing page has status 404 and a link home, and an offline message replaces a page that cannot be loaded @rte-11', async ({
  page,
  context,
  quiet,
}) => {
  const response = await page.goto(at('apex', '/section/nowhere'));
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  await expect(page).toHaveTitle('We can’t find that page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(at('apex'));
  expect(quiet.heard.filter((line) => !line.includes('404'))).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Classics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('section[data-bucket]').first()).toBeVisible();
  quiet.heard.length = 0;
});
