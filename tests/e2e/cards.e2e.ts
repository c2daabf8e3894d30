import type { Locator, Page } from '@playwright/test';
import { at, expect, hydrated, open, row, test } from './support.ts';

// What moves is the subject here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const panel = (page: Page) => page.locator('[data-hover-panel]');
const box = async (locator: Locator, timeout = 0) => {
  const found = await locator.boundingBox({ timeout });
  if (!found) throw new Error('Nothing to measure');
  return found;
};

/** Shows a row in the middle of the window, so that a panel has room. */
async function centre(page: Page, bucket: string): Promise<Locator> {
  const found = row(page, bucket);
  await found.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  return found.locator('a[data-card]');
}

/** Waits until the panel has grown. */
const grown = (page: Page) =>
  panel(page).evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)), undefined, {
    timeout: 10_000,
  });

test('a card that is pointed at grows by 1.4, its neighbours give way, and it goes when the pointer leaves @card-06', async ({
  page,
}) => {
  await open(page, at('apex'));
  const cards = await centre(page, 'new-fights');
  const [card, after] = [await box(cards.nth(1)), await box(cards.nth(2))];
  await cards.nth(1).hover();
  await expect(panel(page)).toBeVisible();
  await grown(page);
  const now = await box(panel(page));
  expect(now.width / card.width).toBeCloseTo(1.4, 1);
  const states = row(page, 'new-fights').locator('li');
  await expect(states.nth(0)).toHaveAttribute('data-hover', 'before-active');
  await expect(states.nth(1)).toHaveAttribute('data-hover', 'active');
  await expect(states.nth(2)).toHaveAttribute('data-hover', 'after-active');
  await expect(states.nth(8)).toHaveAttribute('data-hover', 'hidden');
  await expect.poll(async () => (await box(cards.nth(2))).x - after.x).toBeGreaterThan(card.width * 0.15);
  await page.mouse.move(5, 5);
  await expect(panel(page)).toHaveCount(0);
  await expect(states.nth(1)).not.toHaveAttribute('data-hover');
  await expect.poll(async () => Math.round((await box(cards.nth(2))).x)).toBe(Math.round(after.x));
});

for (const lang of ['en', 'ar'])
  test(`cards at the row’s edges grow within the window in ${lang}, and nothing is laid out anew @card-06`, async ({
    page,
  }) => {
    await open(page, at('apex', lang === 'en' ? '/' : `/?lang=${lang}`));
    const cards = await centre(page, 'new-fights');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift' });
    });
    for (const index of [0, 3]) {
      // A row that was moved to show the card may come to rest only now, which closes the panel: the pointer comes again then.
      await expect(async () => {
        await page.mouse.move(5, 5);
        await cards.nth(index).hover();
        await expect(panel(page)).toBeVisible({ timeout: 2000 });
        await grown(page);
        const { x, width } = await box(panel(page), 2000);
        expect(x).toBeGreaterThanOrEqual(69);
        expect(x + width).toBeLessThanOrEqual(1371);
      }).toPass();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.mouse.move(5, 5);
      await expect(panel(page)).toHaveCount(0);
    }
    // Letters that come a little later move less than anybody sees.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
  });

test('the code of the panel is there before a pointer comes, and a click on it follows the card @card-06', async ({
  page,
}) => {
  const fetched = page.waitForResponse(/hover-layer/);
  await open(page, at('apex'));
  expect((await fetched).ok()).toBe(true);
  const cards = await centre(page, 'new-fights');
  const href = await cards.nth(1).getAttribute('href');
  await cards.nth(1).hover();
  await expect(panel(page)).toHaveAttribute('data-open');
  const { x, y, width, height } = await box(panel(page));
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(new RegExp(`${href?.split('?')[0]}`));
  await expect(panel(page)).toHaveCount(0);
});

test('with the keyboard the panel follows the focus; Tab goes through it, and Escape closes it @card-04 @card-06 @card-09', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, at('apex'));
  const cards = await centre(page, 'new-fights');
  // A mouse that rests takes nothing from who goes by keys, whatever moves below it.
  await cards.nth(2).hover();
  await cards.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  // The panel of the card before may still be there.
  await expect(async () => {
    const title = await panel(page).getAttribute('aria-label', { timeout: 1000 });
    expect(await cards.nth(1).textContent()).toContain(title);
  }).toPass();
  await expect(panel(page)).toHaveAttribute('data-hover-panel', 'keyboard');
  await page.keyboard.press('Tab');
  const menu = panel(page).getByRole('button', { name: /^More about/ });
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  // A guest's way to lists leads by sign-in.
  for (const name of ['Add to favourites', 'Add to a list']) {
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name })).toBeFocused();
    await expect(panel(page).getByRole('link', { name })).toHaveAttribute('href', '/login?from=%2F');
  }
  await page.keyboard.press('Tab');
  const share = panel(page).getByRole('button', { name: 'Share' });
  await expect(share).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const href = await cards.nth(1).getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${at('apex', href ?? '')}${href?.includes('?') ? '&' : '?'}utm_source=apex&utm_medium=share`,
  );
  await expect(share).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards.nth(1)).toBeFocused();
  const known = await cards.count();
  await page.keyboard.press('End');
  // The row goes on as soon as one is at its end: what was the last card is so no longer.
  await expect
    .poll(() => cards.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement)))
    .toBeGreaterThanOrEqual(known - 1);
  await page.keyboard.press('Home');
  await expect(cards.first()).toBeFocused();
});

test('a panel that comes while the one before fades stays, and a mouse that rests does not take it @card-06 @card-09', async ({
  page,
}) => {
  await open(page, at('apex'));
  const cards = await centre(page, 'new-fights');
  await cards.nth(0).focus();
  await expect(panel(page)).toHaveAttribute('data-hover-panel', 'keyboard');
  // Both wait for the same moment: the one to go, the other to come.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('ArrowRight');
  await expect(panel(page)).toHaveAttribute('data-leaving');
  await page.clock.runFor(1000);
  await expect(panel(page)).not.toHaveAttribute('data-leaving');
  // What a browser says of a mouse that rests when something else has come below it.
  await cards.nth(3).dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  await page.clock.runFor(1000);
  await expect(panel(page)).toHaveAttribute('data-hover-panel', 'keyboard');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1100 } });

  test('a tap opens no panel but the card @card-06', async ({ page }) => {
    await open(page, at('apex'));
    const cards = await centre(page, 'new-fights');
    const href = await cards.nth(0).getAttribute('href');
    await cards.nth(0).tap();
    await expect(page).toHaveURL(new RegExp(`${href?.split('?')[0]}`));
    await expect(panel(page)).toHaveCount(0);
  });
});

test.describe('with fingers, on a channel', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the very first tap opens what is on, which plays live or from its beginning @card-07 @card-08', async ({
    page,
  }) => {
    await open(page, at('apex'));
    const card = row(page, 'live-now').locator('a[data-card="5012"]');
    await card.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }));
    // Its code has not been asked for by then.
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

  test('without the code that shows it, a tap follows the card @card-07', async ({ page, quiet }) => {
    await open(page, at('apex'));
    const card = row(page, 'live-now').locator('a[data-card="5012"]');
    await card.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }));
    await page.route(/hover-layer.*\.js/, (route) => route.fulfill({ status: 404 }));
    await card.tap();
    await expect(page).toHaveURL(/\/live\/5012\//);
    quiet.heard.length = 0;
  });
});

test.describe('for viewers who want little movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a card does not grow and nobody gives way @card-06', async ({ page }) => {
    await open(page, at('lumen'));
    const cards = page.locator('[data-bucket]').first().locator('a[data-card]');
    const card = await box(cards.nth(2));
    await cards.nth(2).hover();
    await expect(panel(page)).toBeVisible();
    expect((await box(panel(page))).width).toBeCloseTo(card.width, 0);
  });
});

const perRow = [
  [479, 1],
  [480, 2],
  [1024, 2],
  [1025, 3],
  [1439, 3],
  [1440, 4],
  [1679, 4],
  [1680, 5],
  [1999, 5],
  [2000, 6],
  [2999, 6],
  [3000, 7],
  [3999, 7],
  [4000, 8],
] as const;

/** How many cards of a row stand whole in the window. */
const wholeIn = (page: Page, bucket: string) =>
  row(page, bucket)
    .getByRole('list')
    .evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      return [...node.children].filter((child) => {
        const card = child.getBoundingClientRect();
        return card.left >= left && card.right <= right;
      }).length;
    });

/** How many cards would stand in the room between the gutters, with parts of one. */
const roomIn = (page: Page, bucket: string) =>
  row(page, bucket).evaluate((section) => {
    const track = section.querySelector('ul');
    const gutter = getComputedStyle(document.documentElement).getPropertyValue('--gutter');
    const card = track?.querySelector('li')?.getBoundingClientRect().width ?? 1;
    const gap = Number.parseFloat(getComputedStyle(track ?? section).columnGap);
    return (window.innerWidth - 2 * Number.parseFloat(gutter)) / (card + gap);
  });

test('each window width shows its number of cards, and a part of the next one @card-03', async ({ page }) => {
  await open(page, at('apex'));
  // Regular ones, posters, featured ones and playlists.
  for (const bucket of ['new-fights', 'series', 'road88', 'playlists']) {
    await row(page, bucket).scrollIntoViewIfNeeded();
    const total = await row(page, bucket).locator('a[data-card]').count();
    const found: number[] = [];
    for (const [width, count] of perRow) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await wholeIn(page, bucket));
      if (bucket !== 'new-fights') continue;
      const room = await roomIn(page, bucket);
      expect(Math.floor(room), `at ${width}`).toBe(count);
      expect(room, `at ${width}`).toBeGreaterThan(count + 0.05);
    }
    expect(found, bucket).toEqual(perRow.map(([, count]) => Math.min(count, total)));
  }
});

for (const width of [390, 1440])
  test(`nothing moves while the scripts load, at ${width} pixels @card-03`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Scripts are held back until the page stands as it is without them, in its own typefaces.
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

test('a picture that is lost is drawn, in the room that it had @card-10', async ({ page }) => {
  // What is no picture fails as one that is missing does, but without a word in the console.
  await page.route(/pictures\/\d+-portrait/, (route) => route.fulfill({ contentType: 'image/webp', body: 'none' }));
  await open(page, at('lumen'));
  const cards = page.locator('[data-bucket]').first().locator('a[data-card]');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().locator('img')).toHaveCount(0);
  const { width, height } = await box(cards.first().locator('span span').first());
  expect(height / width).toBeCloseTo(1.5, 1);
});

test('pictures come in the size of their card, and those below the fold later @card-10', async ({ page }) => {
  await open(page, at('lumen'));
  const last = page.locator('[data-bucket]').last().locator('img');
  await expect(last.first()).toHaveAttribute('loading', 'lazy');
  expect(await last.last().evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  const first = page.locator('[data-bucket]').first().locator('img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/w=(240|320)\b/);
});
