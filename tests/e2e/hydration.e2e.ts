import type { Locator, Page } from '@playwright/test';
import { at, expect, hydrated, readyAround, open, row, test } from './support.ts';

/** The last row of cards, far below the fold. */
const lastRow = (page: Page) => page.locator('section[data-bucket]').last();

/** Marks the server-rendered node; a client re-render would remove the mark. */
const mark = (section: Locator) => section.evaluate((node) => node.setAttribute('data-drawn-by-server', ''));

test('rows below the fold hydrate without a re-render when they come into view or get focus, also after a reload @def-05 @def-09', async ({
  page,
}) => {
  await open(page, at('apex'));
  const [first, last] = [page.locator('section[data-bucket]').first(), lastRow(page)];
  await expect(readyAround(first)).toHaveCount(1);
  await expect(readyAround(last)).toHaveCount(0);
  await mark(last);
  await last.scrollIntoViewIfNeeded();
  await expect(readyAround(last)).toHaveCount(1);
  await expect(last).toHaveAttribute('data-drawn-by-server', '');

  // A reload far down the page hydrates the rows in view there.
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
  await expect(readyAround(last)).toHaveCount(1);

  // Start again from the top.
  await page.goto('about:blank');
  await open(page, at('apex'));
  await mark(last);
  const cards = last.locator('a[data-card]');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await expect(readyAround(last)).toHaveCount(1, { timeout: 2000 });
  await expect(last).toHaveAttribute('data-drawn-by-server', '');
});

test('a card below the fold navigates without a page load, and Back returns to the card @def-05 @rte-06', async ({
  page,
}) => {
  await open(page, at('apex'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const card = lastRow(page).locator('a[data-card][href^="/video"], a[data-card][href^="/playlist"]').first();
  const id = (await card.getAttribute('data-card')) ?? '';
  // Click by script: a pointer click would scroll to the row and so hydrate it.
  await card.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/(video|playlist)\//);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(lastRow(page).locator(`a[data-card="${id}"]`)).toBeFocused();
  await expect(lastRow(page).locator(`a[data-card="${id}"]`)).toBeInViewport();
});

test('updates of elements above the rows neither re-render nor remove any row @def-05', async ({ page }) => {
  await open(page, at('apex'));
  const rows = page.locator('section[data-bucket]');
  const count = await rows.count();
  await page.evaluate(() => {
    for (const node of document.querySelectorAll('section[data-bucket]')) node.setAttribute('data-drawn-by-server', '');
    history.replaceState(history.state, '', '?changed=1');
    // A navigation to the same page updates the elements above every row.
    history.pushState(history.state, '', '/?again=1');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.locator('section[data-bucket][data-drawn-by-server]')).toHaveCount(count);
  await expect(rows).toHaveCount(count);
});

test('links work before the application script has loaded @def-05', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(at('apex'), { waitUntil: 'commit' });
  const card = row(page, 'new-fights').locator('a[data-card][href^="/video"]').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await page.waitForURL((url) => url.pathname === href, { waitUntil: 'commit' });
});

test('a click on a button before hydration takes effect when the page is hydrated @def-05', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto(at('apex'), { waitUntil: 'commit' });
  const next = row(page, 'new-fights').getByRole('button', { name: /next/i });
  await next.click();
  await next.click();
  release();
  await hydrated(page);
  const cards = row(page, 'new-fights').locator('a[data-card]');
  await expect(cards.first()).not.toBeInViewport();
});

const earlyChanges = {
  'inserts an element beside each input': () => {
    for (const field of document.querySelectorAll('input')) field.before(document.createElement('password-manager'));
    document.body.prepend(document.createElement('another-extension'));
  },
  // In this case React discards the server-rendered page and renders it again from scratch.
  'wraps the texts of labels, as a translation does': () => {
    for (const label of document.querySelectorAll('label')) {
      const words = document.createElement('font');
      words.append(...label.childNodes);
      label.append(words);
    }
  },
};

for (const [what, change] of Object.entries(earlyChanges))
  test(`preserves text typed before hydration when a browser extension ${what} @def-05`, async ({ page, quiet }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
    await page.goto(at('apex', '/login'), { waitUntil: 'commit' });
    const address = page.locator('input[name="id"]');
    const secret = page.locator('input[name="secret"]');
    await secret.fill('a long password');
    await address.pressSequentially('ann@playbill.tes');
    await page.evaluate(change);
    release();
    await hydrated(page);
    await expect(secret).toHaveValue('a long password');
    await expect(address).toHaveValue('ann@playbill.tes');
    await expect(address).toBeFocused();
    // Typing continues at the same caret position, and the form’s state contains the values of both fields, so that the
    // form can be submitted.
    await page.keyboard.type('t');
    await expect(address).toHaveValue('ann@playbill.test');
    await expect(page.locator('form button[type="submit"]')).not.toHaveAttribute('aria-disabled', 'true');
    expect(quiet.heard.splice(0)).toEqual(
      what.startsWith('wraps') ? [expect.stringContaining('hydration: expected the page as the server drew it')] : [],
    );
  });

test.describe('user in the time zone America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  // The server renders times in UTC (tests/integration/page-addresses.test.ts).
  test('shows an event’s start in the viewer’s time zone after hydration @i18n-01', async ({ page }) => {
    await open(page, at('apex', '/live/5011'));
    await expect(page.getByRole('main').locator('time[datetime="2027-04-18T00:00:00.000Z"]').first()).toHaveText(
      /Sat, April 17 at 5:00.PM PDT/,
    );
  });
});
