import type { Page } from '@playwright/test';
import { at, expect, readyAround, open, test } from './support.ts';

const titles = (page: Page) => page.locator('main section ul a[href]').filter({ has: page.locator('img') });
const filters = (page: Page) => page.locator('main details > summary');

test('applies filters of the grid by keyboard, writes them into the URL, and removes one @page-04', async ({
  page,
}) => {
  await open(page, at('apex', '/grid'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All titles');
  await filters(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /^Lightweight/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /^KO\/TKO/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'A to Z' }).check();
  await page.getByRole('button', { name: 'Show results' }).press('Enter');
  await expect(page).toHaveURL(/\/grid\?division=Lightweight&result=KO%2FTKO&sort=title%3AASC$/);
  await expect(page.getByRole('heading', { name: '5 titles' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove KO/TKO' }).click();
  await expect(page).toHaveURL(/\/grid\?division=Lightweight&sort=title%3AASC$/);
  await expect(page.getByRole('heading', { name: '18 titles' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '5 titles' })).toBeVisible();
});

test('appends more titles to the grid without duplicates and focuses the first new one @page-04 @def-12', async ({
  page,
}) => {
  await open(page, at('apex', '/grid'));
  await expect(titles(page)).toHaveCount(48);
  const more = page.getByRole('link', { name: 'Show more' });
  // Wait for hydration, because before it the link navigates to a page of its own instead of appending titles.
  await expect(readyAround(more)).toHaveCount(1);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveCount(96);
  await expect(titles(page).nth(48)).toBeFocused();
  // The titles are rendered shortly before the button is enabled again, so wait for the button.
  await expect(more).toHaveAttribute('aria-disabled', 'false');
  await more.click();
  await expect(titles(page)).toHaveCount(137);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
  const addresses = await titles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(137);
});
