import type { Page } from '@playwright/test';
import { at, expect, open, test, viewer } from './support.ts';

/** Whether the page behind an open dialog scrolls when the wheel is turned. */
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test('a guest signs in beside the page and stays on it; the keyboard stays within, Escape gives it back @nav-09', async ({
  page,
}) => {
  await open(page, at('apex', '/section/rules'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  await expect(panel.getByLabel('Email')).toBeFocused();
  expect(await isHeld(page)).toBe(true);
  await expect(panel.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?from=%2Fsection%2Frules');
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const inside = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    expect(await page.evaluate(inside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  expect(await isHeld(page)).toBe(false);
  await link.click();
  await panel.getByLabel('Email').fill(viewer.email);
  await panel.getByRole('textbox', { name: 'Password' }).fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/section/rules'));
  await expect(page.getByRole('main')).toBeFocused();
});
