import path from 'node:path';
import { copyRealm, edit, load } from './realm-copy.ts';
import { at, expect, open, test } from './support.ts';

const layouts = ['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'] as const;

test('draws one menu in each of the four layouts without losing an item @nav-01', async ({ page }) => {
  test.setTimeout(240_000);
  const folder = copyRealm('layouts', 'Layouts');
  for (const layout of layouts) {
    for (const file of ['web.json', 'mobile-web.json'])
      edit(path.join(folder, 'menus', file), (menu) => ({ ...menu, layout }));
    expect(load(folder).status).toBe(0);
    await open(page, at('layouts'));
    await expect(page.locator(`[data-menu="${layout}"]`)).toBeVisible();
    const films = page.getByRole('link', { name: 'Films', exact: true }).first();
    if (!(await films.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click();
    await films.click();
    await expect(page).toHaveURL(at('layouts', '/section/films'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('shows a phone the menu of MOBILE-WEB from the first paint on @nav-01', async ({ page, browser }) => {
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

test('keeps the page when the language is switched @i18n-01', async ({ page }) => {
  for (const address of ['/section/films', '/search?query=sea', '/login']) {
    await open(page, at('lumen', address));
    await page.locator('summary', { hasText: 'English' }).click();
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    const url = new URL(page.url());
    expect(url.searchParams.get('lang')).toBe('es_ES');
    url.searchParams.delete('lang');
    expect(`${url.pathname}${url.search}`).toBe(address);
    // What somebody has chosen is remembered.
    await page.context().clearCookies();
  }
});

test('follows a link within a text in the same language and document @rte-02', async ({ page }) => {
  await open(page, at('lumen', '/?lang=ar'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').locator('p a[href^="/section/retrospectives"]').first().click();
  await expect(page).toHaveURL(at('lumen', '/section/retrospectives?lang=ar'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
