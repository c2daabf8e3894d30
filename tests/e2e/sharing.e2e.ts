import type { Page } from '@playwright/test';
import { at, expect, hydrated, open, test } from './support.ts';

const share = (page: Page) => page.locator('#main').getByRole('button', { name: 'Share' });
const copied = (page: Page) => page.locator('#main').getByRole('button', { name: 'Link copied' });

test('a video is shared from its page, which says so for two seconds; its link is without the list @list-05', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, at('apex', '/video/1046?playlistId=4002'));
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await share(page).focus();
  await page.keyboard.press('Enter');
  await expect(copied(page)).toBeFocused();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toMatch(/^\/video\/1046\//);
  expect(link.search).toBe('?utm_source=apex&utm_medium=share');
  await page.clock.runFor(1950);
  await expect(copied(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(share(page)).toBeFocused();
  await page.clock.resume();
  await page.goto(link.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where neither the clipboard nor the device’s sheet takes it, the button says that @list-05', async ({
  page,
  quiet,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    Object.defineProperty(navigator, 'share', { value: refuse });
  });
  await open(page, at('apex', '/video/1046'));
  await share(page).click();
  await expect(page.locator('#main').getByRole('button', { name: 'The link could not be shared.' })).toBeVisible();
  await expect(share(page)).toBeVisible();
  // The log alone is told why, once for both.
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('refused')]);
});

test('a video that does not say how it is shared has no button for it @list-05', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!answer.url.endsWith('/api/v4/vod/1046')) return answer;
      const { socialSharingDetail: _gone, ...video } = (await answer.json()) as Record<string, unknown>;
      return Response.json(video);
    };
  });
  await open(page, at('apex', '/playlist/4002'));
  await page.locator('#main a[data-card="1046"]').first().click();
  await expect(page).toHaveURL(/\/video\/1046\//);
  await hydrated(page);
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(share(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button of which nothing would come @list-05', async ({ page }) => {
    await page.goto(at('apex', '/video/1046'));
    await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#main button').filter({ hasText: 'Share' })).toBeHidden();
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button stands within the page, from right to left as well @list-05', async ({ page }) => {
    await open(page, at('apex', '/video/1046?lang=ar'));
    const button = page.locator('#main').getByRole('button', { name: 'مشاركة' });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
