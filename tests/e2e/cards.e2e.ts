import type { Page } from '@playwright/test';
import { at, expect, hydrated, open, row, test } from './support.ts';

// These tests need animations, which playwright.config.ts otherwise disables by reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const panel = (page: Page) => page.locator('[data-hover-panel]');

test('loads the code of a card’s hover panel before the pointer moves; clicking the panel opens the card’s page @card-06', async ({
  page,
}) => {
  const fetched = page.waitForResponse(/hover-layer/);
  await open(page, at('apex'));
  expect((await fetched).ok()).toBe(true);
  const fights = row(page, 'new-fights');
  await fights.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const card = fights.locator('a[data-card]').nth(1);
  const href = await card.getAttribute('href');
  await card.hover();
  await expect(panel(page)).toHaveAttribute('data-open');
  const { x, y, width, height } = (await panel(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(new RegExp(`${href?.split('?')[0]}`));
  await expect(panel(page)).toHaveCount(0);
});

test.describe('cards on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('opens the panel of a channel’s current programme on the first tap while code is still loading @card-07 @card-08', async ({
    page,
  }) => {
    await open(page, at('apex'));
    const card = row(page, 'live-now').locator('a[data-card="5012"]');
    await card.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }));
    // The code of the hover layer must not have been requested before the tap.
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/hover-layer.*\.js/, (route) => held.then(() => route.continue()));
    const asked = page.waitForRequest(/hover-layer.*\.js/);
    await card.tap();
    await asked;
    release();
    const programme = page.getByRole('dialog', { name: 'Apex 24/7' });
    await expect(programme.getByRole('link', { name: 'Watch live' })).toBeVisible();
    await expect(page).toHaveURL(at('apex'));
    await programme.getByRole('link', { name: 'Watch from the beginning' }).click();
    await expect(page).toHaveURL(/\/live\/5012\/[^?]*\?start=20/);
    await expect(programme).toHaveCount(0);
  });

  test('opens the card’s page on a tap when the code of the panel fails to load @card-07', async ({ page, quiet }) => {
    await open(page, at('apex'));
    const card = row(page, 'live-now').locator('a[data-card="5012"]');
    await card.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }));
    await page.route(/hover-layer.*\.js/, (route) => route.fulfill({ status: 404 }));
    await card.tap();
    await expect(page).toHaveURL(/\/live\/5012\//);
    quiet.heard.length = 0;
  });
});

test('causes no layout shift on the home page while scripts load @card-03', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  // Scripts are held until the static page has rendered with its own fonts.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('lumen'), { waitUntil: 'commit' });
  await expect(page.locator('[data-bucket] article').first()).toBeVisible();
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { sources, startTime } of list.getEntries() as Shift[])
        moved.push(`${Math.round(startTime)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join()}`);
    }).observe({ type: 'layout-shift' });
  });
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
