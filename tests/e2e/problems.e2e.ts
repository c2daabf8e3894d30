import { ask, at, expect, hydrated, open, test } from './support.ts';

test('answers 404 with a page that leads home, for every address without content @rte-11', async ({
  page,
  request,
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
  quiet.heard.length = 0;
  for (const path of ['/nowhere', '/video/999999', '/video/twelve', '/series/1', '/playlist/0']) {
    const answer = await ask(request, 'apex', path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>We can’t find that page/);
  }
});

test('answers a host of no realm with a plain page that says so @realm-02', async ({ request }) => {
  const response = await ask(request, 'nobody');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('No service answers to this address.');
});

test('says that the network is gone in a screen’s place, and tries again there', async ({ page, context, quiet }) => {
  await open(page, at('apex'));
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Classics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('section[data-bucket]').first()).toBeVisible();
  quiet.heard.length = 0;
});

test('opens the composed pages of a series, a season, a playlist and an event', async ({ page }) => {
  for (const path of ['/series/2001', '/season/3001', '/playlist/4001', '/live/5001']) {
    await open(page, at('apex', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
