import { at, expect, open, row, test } from './support.ts';

test('a row pages to its end, each page asked for once, no title twice @def-12 @card-04', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bucket/new-fights')) asked.push(new URL(request.url()).search);
  });
  await open(page, at('apex'));
  const fights = row(page, 'new-fights');
  await fights.scrollIntoViewIfNeeded();
  const cards = fights.locator('a[data-card]');
  await expect(cards).toHaveCount(10);
  for (const count of [20, 30, 40, 45]) {
    await fights.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect(cards).toHaveCount(count);
  }
  await fights.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(fights.getByRole('button', { name: /^Next/ })).toBeDisabled();
  const ids = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('data-card')));
  expect(new Set(ids).size).toBe(45);
  expect(asked).toHaveLength(4);
  expect(new Set(asked).size).toBe(4);
  for (const search of asked) {
    const { lastSeen, ...query } = Object.fromEntries(new URLSearchParams(search));
    expect(query).toEqual({ rpp: '10', displayGeoblocked: 'SHOW', displayContentAvailableOnSignIn: 'SHOW' });
    expect(lastSeen).toMatch(/./);
  }
});

test('a row is moved by its buttons and by the arrow keys, card by card @card-04', async ({ page }) => {
  await open(page, at('apex'));
  const fights = row(page, 'new-fights');
  await fights.scrollIntoViewIfNeeded();
  const list = fights.getByRole('list');
  await expect(fights.getByRole('button', { name: /^Previous/ })).toBeDisabled();
  await fights.hover();
  await fights.getByRole('button', { name: /^Next/ }).click();
  await expect.poll(() => list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(300);
  await expect(fights.getByRole('button', { name: /^Previous/ })).toBeEnabled();
  const cards = fights.locator('a[data-card]');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.first()).toBeFocused();
});

test('in Arabic a row runs from right to left, and the arrow keys with it @card-04 @i18n-02', async ({ page }) => {
  await open(page, at('apex', '/?lang=ar'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const cards = row(page, 'new-fights').locator('a[data-card]');
  await cards.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(1)).toBeFocused();
  const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.x).toBeGreaterThan(second?.x ?? 0);
});

test('rows come in every kind and style that the definition names; cards say what they are and who may watch @card-01 @card-02', async ({
  page,
}) => {
  await open(page, at('apex'));
  const ratio = (bucket: string) =>
    row(page, bucket)
      .locator('a[data-card] img')
      .first()
      .evaluate((image) => {
        const box = image.parentElement?.getBoundingClientRect();
        return box ? box.width / box.height : 0;
      });
  expect(await ratio('series')).toBeCloseTo(2 / 3, 1);
  expect(await ratio('new-fights')).toBeCloseTo(16 / 9, 1);
  const lines = await row(page, 'knockouts')
    .locator('li')
    .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size);
  expect(lines).toBe(2);
  const hidden = row(page, 'documentaries').locator('a[data-card]').first();
  expect((await hidden.textContent())?.length).toBeGreaterThan(3);
  expect(await hidden.evaluate((link) => link.lastElementChild?.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  const overlaid = await row(page, 'fight-week')
    .locator('a[data-card]')
    .first()
    .evaluate((link) => {
      const [picture, text] = [...link.children].map((child) => child.getBoundingClientRect());
      return (picture?.bottom ?? 0) >= (text?.bottom ?? 0) - 1;
    });
  expect(overlaid).toBe(true);

  await expect(row(page, 'live-now').locator('a[data-card]').first()).toContainText('Live');
  await expect(row(page, 'upcoming').locator('a[data-card]').first()).toContainText('Upcoming');
  await expect(page.locator('a[data-card]', { hasText: 'Sign in to watch' }).first()).toHaveAttribute(
    'href',
    /^\/login\?from=/,
  );
  await expect(row(page, 'new-fights').locator('a[data-card]', { hasText: 'Purchase' }).first()).toHaveAttribute(
    'href',
    /^\/video\//,
  );
});

test('a picture that cannot be had leaves a quiet fill, and its card goes on leading somewhere @card-10', async ({
  page,
  quiet,
}) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, at('apex'));
  const card = row(page, 'new-fights').locator('a[data-card]').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card).toHaveAttribute('href', /^\/(video|login)/);
  expect(quiet.heard.every((line) => line.includes('404'))).toBe(true);
  quiet.heard.length = 0;
});

test('a row whose next page fails says so in its place and tries again there', async ({ page, quiet }) => {
  let fail = true;
  await page.route('**/bucket/new-fights**', (route) =>
    fail ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await open(page, at('apex'));
  const fights = row(page, 'new-fights');
  await fights.scrollIntoViewIfNeeded();
  await fights.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(fights.getByRole('alert')).toContainText('This row could not be loaded');
  await expect(fights.locator('a[data-card]')).toHaveCount(10);
  fail = false;
  await fights.getByRole('button', { name: 'Try again' }).click();
  await expect(fights.locator('a[data-card]')).toHaveCount(20);
  quiet.heard.length = 0;
});
