import type { Browser, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, hydrated, open, test } from './support.ts';

/** Signs up a new account and opens `path`. */
async function join(page: Page, path: string): Promise<void> {
  await signedUp(page);
  await open(page, at('apex', path));
}

/** Calls the API with the session of the page. */
const call = <Answer = undefined>(page: Page, method: string, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([name, address, content]) => {
      const headers = { 'content-type': 'application/json', 'x-playbill-session': 'cookie' };
      const answer = await fetch(address, { method: name, headers, ...(content && { body: JSON.stringify(content) }) });
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    },
    [method, path, body] as const,
  );

/** Creates a watchlist with titles through the API. */
async function makeList(page: Page, name: string, ...ids: number[]): Promise<number> {
  const { id } = await call<{ id: number }>(page, 'POST', '/api/v3/user/watchlist', { name });
  const content = ids.map((one) => ({ id: String(one), contentType: 'VOD' }));
  await call(page, 'POST', `/api/v4/user/watchlist/${id}/content`, { content });
  return id;
}

const inList = (page: Page) =>
  page.locator('#main ol a[data-card]').evaluateAll((links) => links.map((link) => link.getAttribute('data-card')));
const panel = (page: Page) => page.locator('dialog[data-watchlist-panel]');

test('adds a hero’s title to a new watchlist and a card’s title to the favourites; guests see no lists @hero-02 @list-04 @card-09 @list-01 @list-02 @page-04', async ({
  page,
}) => {
  const add = page.locator('#main').getByRole('button', { name: 'Add to watchlist' });
  await open(page, at('apex', '/section/showcase'));
  await expect(page.getByRole('link', { name: 'Watch episode 1' })).toBeVisible();
  await expect(add).toHaveCount(0);

  await join(page, '/section/showcase');
  await add.click();
  await expect(panel(page).getByRole('heading', { name: 'Add “Ten Weeks” to a watchlist' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'New watchlist' }).click();
  await panel(page).getByRole('textbox', { name: 'Watchlist name' }).fill('On the train');
  await panel(page).getByRole('button', { name: 'Create and add' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(add).toBeFocused();

  await open(page, at('apex', '/section/classics'));
  const card = page.locator('#main [data-bucket="closed-doors"] a[data-card]').first();
  await card.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await card.focus();
  const id = await card.getAttribute('data-card');
  const hover = page.locator('[data-hover-panel]');
  await expect(hover).toHaveAttribute('data-hover-panel', 'keyboard');
  await page.keyboard.press('Tab');
  await expect(hover.getByRole('button', { name: /^More about/ })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of ['Add to favorites', 'Add to watchlist', 'Share'])
    await expect(hover.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  const kept = page.waitForResponse('**/favourite/vods/*');
  await page.keyboard.press('Enter');
  await expect(hover.getByRole('button', { name: 'Remove from favorites' })).toBeFocused();
  await kept;
  // The watchlist panel returns focus to the card, because the hover panel has closed by then.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`#main a[data-card="${id}"]`)).toBeFocused();
  await open(page, at('apex', '/favourites'));
  const favourite = page.locator(`#main a[data-card="${id}"]`);
  await expect(favourite).toBeVisible();
  // Simulate a removal in another tab, followed by a return to this one.
  await call(page, 'DELETE', `/api/v2/favourite/vods/${id}`);
  // SWR ignores focus events within 5 s of the last request.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      return favourite.count();
    })
    .toBe(0);
});

test('reorders a watchlist by dragging, renames it, plays through it and deletes it @list-03 @page-04 @rte-06', async ({
  page,
}) => {
  await join(page, '/watchlists');
  const id = await makeList(page, 'Fight night', 1001, 1002, 1003);
  await open(page, at('apex', `/watchlists/${id}`));
  await expect.poll(() => inList(page)).toEqual(['1001', '1002', '1003']);
  const handles = page.getByRole('button', { name: /^Move “/ });
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + to.height, { steps: 3 });
  const ordered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.mouse.up();
  await ordered;
  await page
    .getByRole('button', { name: /^Remove “/ })
    .first()
    .click();
  await expect(page.getByText(/was removed\.$/)).toBeAttached();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Watchlist name' }).fill('<b>Saturday</b>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '<b>Saturday</b>' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  expect(await inList(page)).toEqual(['1003', '1001']);

  await page.locator('#main ol a[data-card="1003"]').click();
  await expect(page).toHaveURL(new RegExp(`/video/1003/.*watchlistId=${id}$`));
  await page.locator('#main a[rel="next"]').click();
  await expect(page).toHaveURL(new RegExp(`/video/1001/.*watchlistId=${id}$`));
  await expect(page.locator('#main a[rel="prev"]')).toHaveAttribute(
    'href',
    new RegExp(`/video/1003/.*watchlistId=${id}$`),
  );
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '<b>Saturday</b>' })).toBeVisible();
  await open(page, at('apex', `/watchlists/${id}`));
  await page.getByRole('button', { name: 'Delete' }).click();
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(page).toHaveURL(at('apex', '/watchlists'));
  await expect(page.getByRole('heading', { name: 'No watchlists yet' })).toBeVisible();
});

/** Opens a page in a separate browser context. */
async function withAnotherViewer(browser: Browser, go: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    await go(await context.newPage());
  } finally {
    await context.close();
  }
}

test('shares a watchlist read-only by link until sharing is stopped @list-05 @list-03 @door-12', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await join(page, '/watchlists');
  const id = await makeList(page, 'For you', 1001, 1002);
  await open(page, at('apex', `/watchlists/${id}`));
  const stop = page.getByRole('button', { name: 'Stop sharing' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/watchlists/${id}\\?owner=[\\w-]{32}&utm_source=apex&utm_medium=share$`));

  await withAnotherViewer(browser, async (other) => {
    const { pathname, search, searchParams } = new URL(link);
    const owner = `owner=${searchParams.get('owner')}`;
    // Guests are redirected to sign-in first.
    await other.goto(link);
    await expect(other).toHaveURL(/\/login\?from=%2Fwatchlists%2F/);
    await join(other, `${pathname}${search}`);
    await expect(other.getByRole('heading', { level: 1, name: 'For you' })).toBeVisible();
    await expect(other.getByRole('button', { name: /^(Move|Remove “|Rename|Delete)/ })).toHaveCount(0);
    await other.getByRole('button', { name: 'Save to my watchlists' }).click();
    await expect(other.getByRole('button', { name: 'Remove from my watchlists' })).toBeVisible();
    await other.locator('#main ol a[data-card]').first().click();
    await expect(other).toHaveURL(new RegExp(`/video/1001/.*${owner}`));
    await expect(other.locator('#main a[rel="next"]')).toHaveAttribute('href', new RegExp(`/video/1002/.*${owner}`));

    await stop.click();
    const dialog = page.getByRole('dialog', { name: 'Stop sharing “For you”?' });
    await dialog.getByRole('button', { name: 'Stop sharing' }).press('Enter');
    await expect(page.getByText('“For you” is no longer shared.')).toBeVisible();
    await expect(stop).toHaveCount(0);
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(stop).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(link);
  });
});
