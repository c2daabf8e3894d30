import type { Page } from '@playwright/test';
import { at, expect, open, test } from './support.ts';

const share = (page: Page) => page.locator('#main').getByRole('button', { name: 'Share' });

test('sharing a video copies its link without the playlist @list-05', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, at('apex', '/video/1046?playlistId=4002'));
  await share(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main').getByRole('button', { name: 'Link copied' })).toBeFocused();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toMatch(/^\/video\/1046\//);
  expect(link.search).toBe('?utm_source=apex&utm_medium=share');
  await page.goto(link.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('sharing without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('hides the share button, which needs scripts @list-05', async ({ page }) => {
    await page.goto(at('apex', '/video/1046'));
    await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#main button').filter({ hasText: 'Share' })).toBeHidden();
  });
});
