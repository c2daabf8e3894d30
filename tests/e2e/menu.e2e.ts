import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, open, test } from './support.ts';

test('the top bar has the logo, the main items, sign-in and the languages @nav-01 @nav-05', async ({ page }) => {
  await open(page, at('lumen', '/section/films'));
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveCount(5);
  await expect(bar.getByRole('link', { name: 'Films' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '/login?from=%2Fsection%2Ffilms',
  );
  await expect(bar.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?from=%2Fsection%2Ffilms');
  await bar.getByRole('link', { name: 'Lumen, home' }).click();
  await expect(page).toHaveURL(at('lumen'));
});

test('the menu behind the button holds everything, keeps the focus, and Escape closes it @nav-05', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('apex', '/section/rules'));
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('list').getByRole('link')).toHaveCount(17);
  for (let step = 0; step < 34; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/section\/about/);
  // A guest goes on choosing.
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Sign in' }).click();
  await expect(menu).toBeHidden();
});

test('a guest switches the language; the page, its direction and its links follow @nav-05 @i18n-01', async ({
  page,
}) => {
  await open(page, at('apex', '/section/fights'));
  await page.locator('summary', { hasText: 'English' }).click();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/section\/fights\?lang=ar/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('link', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  await expect(page.locator('a[data-card]').first()).toHaveAttribute('href', /lang=ar/);
});

test('a browser’s own language is spoken without being asked for @i18n-01', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(at('lumen'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page.getByRole('link', { name: 'Iniciar sessão', exact: true })).toBeVisible();
  await context.close();
});

test('the skip link is the first stop and leads to the content @nav-11', async ({ page }) => {
  await open(page, at('apex'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const barTop = (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));

test('the bar makes room on the way down, comes back on the way up, and stays when it has the focus @nav-06', async ({
  page,
}) => {
  await open(page, at('apex'));
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 140);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(140);
  // The bar may come to life a moment after the page, and counts from there.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => barTop(page), { timeout: 2000 }).toBeLessThanOrEqual(0);
  }).toPass();
  await page.mouse.wheel(0, -60);
  await expect.poll(() => barTop(page)).toBeGreaterThan(40);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => barTop(page)).toBeLessThanOrEqual(0);
  // Whoever comes by keyboard finds it where it was.
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await expect.poll(() => barTop(page)).toBeGreaterThan(40);
});

test('the menu opens and closes without JavaScript @nav-03', async ({ browser }) => {
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

test('the search text is gone when the menu is opened again @nav-02 @nav-03', async ({ page }) => {
  await open(page, at('apex'));
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('searchbox').fill('okafor');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('searchbox')).toHaveValue('');
});

test('the menu of more holds what does not stand in the bar, and log-out, however wide the bar is @nav-04', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1400 });
  await open(page, at('apex', '/section/rules'));
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  const list = nav.locator('details:has(> summary:text("More")) > ul');
  await nav.locator('summary', { hasText: 'More' }).click();
  await expect(list.getByRole('link', { name: 'Schedule' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Sign out' })).toBeHidden();
  // 75 pixels a row up to 475, and 100 besides.
  expect(await list.getByRole('link').count()).toBeGreaterThan(7);
  expect(await list.evaluate((node) => getComputedStyle(node).maxBlockSize)).toBe('575px');
  expect(await list.evaluate((node) => node.clientHeight)).toBeLessThanOrEqual(575);
  await page.keyboard.press('Escape');
  await signedIn(page);
  await open(page, at('apex', '/section/rules'));
  await nav.locator('summary', { hasText: 'More' }).click();
  await list.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

test('what the bar has no room for moves into the menu of more; nothing is lost at any width @nav-04', async ({
  page,
}) => {
  await open(page, at('apex'));
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  const names = ['Home', 'Events', 'Fights', 'Classics', 'Series', 'Watch free'];
  for (const width of [1440, 1000, 900, 862]) {
    await page.setViewportSize({ width, height: 800 });
    const more = nav.locator('summary', { hasText: 'More' });
    await expect
      .poll(async () => {
        const inBar = await nav.getByRole('link').allTextContents();
        if ((await more.count()) === 0) return inBar;
        await more.click();
        const all = await nav.getByRole('link').allTextContents();
        await page.keyboard.press('Escape');
        return all;
      })
      .toEqual(expect.arrayContaining(names));
  }
});

/** Whether the page behind an open dialog is held. */
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

for (const [who, stays] of [
  ['guest', true],
  ['viewer', false],
] as const)
  test(`on a change of route the menu of a ${who} ${stays ? 'stays open' : 'closes'}, by a link and by the way back @nav-03`, async ({
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
    // The page behind is there for its viewer at once.
    await page.getByRole('main').getByRole('link').first().click({ trial: true });
    await toggle.click();
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(menu).toBeHidden();
  });

test('the menu comes and goes within 200 ms, and the page behind it does not scroll meanwhile @nav-03', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, at('apex'));
  const menu = page.getByRole('dialog', { name: 'Main menu', includeHidden: true });
  // How long each part of the menu that moves takes, in milliseconds; looked for from before the click, in each frame.
  const coming = menu.evaluate(async (dialog) => {
    while (dialog.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return Promise.all(
      dialog.getAnimations().map(async (animation) => {
        const { duration } = animation.effect?.getTiming() ?? {};
        await animation.finished;
        return duration;
      }),
    );
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect([...new Set(await coming)]).toEqual([200]);
  expect(await isHeld(page)).toBe(true);
  await page.mouse.move(1200, 600);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Read within the frame that begins the way out.
  const leaving = await menu.evaluate((dialog: HTMLDialogElement) => {
    dialog.querySelector('button')?.click();
    return dialog.getAnimations().map((animation) => animation.effect?.getTiming().duration);
  });
  expect([...new Set(leaving)]).toEqual([200]);
  await expect(menu).toBeHidden();
  expect(await isHeld(page)).toBe(false);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
