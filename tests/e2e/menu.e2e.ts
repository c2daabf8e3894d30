import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, open, test } from './support.ts';

test('the first Tab stop of a page is a link that skips to the content @nav-11', async ({ page }) => {
  await open(page, at('apex'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('opens and closes the menu without JavaScript @nav-03', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(at('lumen'));
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('searchbox').fill('lighthouse');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await context.close();
});

/** Whether scrolling of the page behind an open dialog is locked. */
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

for (const [who, stays] of [
  ['guest', true],
  ['viewer', false],
] as const)
  test(`${stays ? 'keeps' : 'closes'} the menu of a ${who} on a change of route by a link and by Back @nav-03`, async ({
    page,
  }) => {
    if (who === 'viewer') await signedIn(page);
    await open(page, at('apex', '/section/rules'));
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(at('apex', '/section/about'));
    await expect(menu).toBeVisible({ visible: stays });
    if (!stays) await toggle.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(at('apex', '/section/rules'));
    await expect(menu).toBeVisible({ visible: stays });
    expect(await isHeld(page)).toBe(stays);
    if (stays) return;
    // The page behind is clickable immediately.
    await page.getByRole('main').getByRole('link').first().click({ trial: true });
    await toggle.click();
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(menu).toBeHidden();
  });
