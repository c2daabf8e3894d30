import type { Page } from '@playwright/test';
import { at, expect, open, row, test } from './support.ts';

const ROWS = 20;
const PAGES = 3;

/**
 * Replaces the event stream by one that sends only the first message. In the demo an event begins or ends every few
 * minutes, and then the page rightly discards its cached pages.
 */
const muteLiveUpdates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class MutedSource extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        const data = JSON.stringify({ type: 'state', live: 0, revision: 0 });
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      close(): void {
        this.readyState = 2;
      }
    }
    Object.assign(window, { EventSource: MutedSource });
  });

test('Back from a video restores the scroll position and the focused card without new requests @rte-11', async ({
  page,
}) => {
  const home = at('lumen', '/section/library');
  await muteLiveUpdates(page);
  await open(page, home);
  const rows = page.locator('[data-bucket]');
  for (let index = 0; index < ROWS; index += 1) await rows.nth(index).scrollIntoViewIfNeeded();
  const far = row(page, 'latest-episodes');
  expect(
    await rows.evaluateAll((all) =>
      all.findIndex((one) => (one as HTMLElement).dataset['bucket'] === 'latest-episodes'),
    ),
  ).toBe(ROWS);
  await far.scrollIntoViewIfNeeded();
  const cards = far.locator('a[data-card]');
  const again = far.getByRole('button', { name: 'Try again' });
  for (let turn = 1; turn < PAGES; turn += 1)
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      // On a busy machine the request for a row’s next cards may time out. The row then shows a retry button, which is
      // clicked here.
      if (await again.isVisible()) await again.click();
      expect(await cards.count()).toBeGreaterThan(turn * 10);
    }).toPass();
  const card = cards.nth((await cards.count()) - 6);
  // Scroll to a snap position away from the row’s end: elsewhere the row scrolls by itself when more cards load.
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' }));
  const id = await card.getAttribute('data-card');
  const same = far.locator(`a[data-card="${id}"]`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const place = () =>
    same.evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return [left, top, link.closest('ul')?.scrollLeft ?? 0];
    });
  // Hovering may scroll the card, so record the position at the moment of the click.
  await card.evaluate((link) =>
    link.addEventListener('click', () => {
      const { left, top } = link.getBoundingClientRect();
      Object.assign(window, { left: [left, top, link.closest('ul')?.scrollLeft ?? 0] });
    }),
  );
  await card.click();
  await expect(page).not.toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await page.evaluate(() => (window as unknown as { left: number[] }).left);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(`${pathname}${search}`);
  });
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(same).toBeFocused();
  await expect(same).toBeInViewport();
  // Browsers round scroll positions to whole pixels, so allow a difference of one pixel.
  const away = async () => Math.max(...(await place()).map((at, index) => Math.abs(at - (before[index] ?? Infinity))));
  await expect.poll(away).toBeLessThanOrEqual(1);
  await page.waitForLoadState('networkidle');
  expect(await away()).toBeLessThanOrEqual(1);
  expect(asked.filter((address) => /view|bucket|vod|realm-settings|menu|label/.test(address))).toEqual([]);
});

test('Forward returns to the video, and a new page starts at the top @rte-11', async ({ page }) => {
  await open(page, at('apex'));
  await row(page, 'road88').scrollIntoViewIfNeeded();
  await row(page, 'road88').locator('a[data-card]').first().click();
  await expect(page).not.toHaveURL(at('apex'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const url = page.url();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.goForward();
  await expect(page).toHaveURL(url);
});

test('Back during a reload, before scripts run, renders the page of the current URL @rte-11', async ({ page }) => {
  await open(page, at('apex', '/news'));
  await page.getByRole('link', { name: 'Letters from camp' }).click();
  await expect(page).toHaveURL(at('apex', '/news/feed/camp'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Letters from camp');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toHaveText('Letters from camp');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(at('apex', '/news'));
  release();
  await expect(heading).toHaveText('News');
  await expect(page.locator('#main article')).toHaveCount(12);
});
