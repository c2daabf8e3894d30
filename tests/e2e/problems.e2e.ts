import { ask, at, expect, hydrated, open, test } from './support.ts';

for (const path of ['/nowhere', '/section/nowhere', '/video/999999', '/video/twelve', '/series/1', '/playlist/0'])
  test(`${path} is a page that says it is not there, with its status @rte-11`, async ({ page, quiet }) => {
    const response = await page.goto(at('apex', path));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
    await expect(page).toHaveTitle('We can’t find that page');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(at('apex'));
    expect(quiet.heard.filter((line) => !line.includes('404'))).toEqual([]);
    quiet.heard.length = 0;
  });

test('a host that no realm has is a plain page that says so @realm-02', async ({ request }) => {
  const response = await ask(request, 'nobody');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('No service answers to this address.');
});

test('without the network a screen says so and tries again in its place', async ({ page, context, quiet }) => {
  await open(page, at('apex'));
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Classics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('section[data-bucket]').first()).toBeVisible();
  quiet.heard.length = 0;
});

test('composed pages of series, seasons, playlists and events open from their cards', async ({ page }) => {
  for (const path of ['/series/2001', '/season/3001', '/playlist/4001', '/live/5001']) {
    await open(page, at('apex', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
