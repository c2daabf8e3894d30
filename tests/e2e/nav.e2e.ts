import { at, expect, open, test } from './support.ts';

test('shows the MOBILE-WEB menu of the realm on a phone from the first paint on @nav-01', async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const still = await plain.newPage();
  await still.goto(at('platforms'));
  await expect(still.locator('[data-menu="HAMBURGER"]')).toBeVisible();
  await expect(still.locator('[data-menu="TOP"]')).toBeHidden();
  await plain.close();
  await open(page, at('platforms'));
  await expect(page.locator('[data-menu="TOP"]')).toBeVisible();
  await expect(page.locator('[data-menu="HAMBURGER"]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-menu="HAMBURGER"]')).toBeVisible();
  await expect(page.locator('[data-menu="TOP"]')).toHaveCount(0);
});

test('switching the language as a guest shows the same page with translated texts, direction and links @i18n-01 @nav-05', async ({
  page,
}) => {
  await open(page, at('lumen', '/search?query=sea'));
  await page.locator('summary', { hasText: 'English' }).click();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(at('lumen', '/search?query=sea&lang=ar'));
  await expect(page.getByRole('link', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  await expect(page.locator('a[data-card]').first()).toHaveAttribute('href', /lang=ar/);
});

test('a link within a text navigates without a page load and keeps the language @rte-02', async ({ page }) => {
  await open(page, at('lumen', '/?lang=ar'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').locator('p a[href^="/section/retrospectives"]').first().click();
  await expect(page).toHaveURL(at('lumen', '/section/retrospectives?lang=ar'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
