import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, hydrated, open, test } from './support.ts';

/** Signs up somebody new, who comes to `path`. */
async function join(page: Page, path: string): Promise<void> {
  await signedUp(page);
  await open(page, at('apex', path));
}

/** A call of the page's own viewer. */
const call = <Answer = undefined>(page: Page, method: string, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([name, address, content]) => {
      const headers = { 'content-type': 'application/json', 'x-playbill-session': 'cookie' };
      const answer = await fetch(address, { method: name, headers, ...(content && { body: JSON.stringify(content) }) });
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    },
    [method, path, body] as const,
  );

/** A list of the viewer's with titles in it, by the interface. */
async function makeList(page: Page, name: string, ...ids: number[]): Promise<number> {
  const { id } = await call<{ id: number }>(page, 'POST', '/api/v3/user/watchlist', { name });
  const content = ids.map((one) => ({ id: String(one), contentType: 'VOD' }));
  await call(page, 'POST', `/api/v4/user/watchlist/${id}/content`, { content });
  return id;
}

async function expectValid(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
}

const inList = (page: Page) =>
  page.locator('#main ol a[data-card]').evaluateAll((links) => links.map((link) => link.getAttribute('data-card')));
const panel = (page: Page) => page.locator('dialog[data-watchlist-panel]');

test('puts a hero’s title into a list of the viewer’s, and offers guests none @hero-02 @list-04', async ({
  page,
  quiet,
}) => {
  const add = page.locator('#main').getByRole('button', { name: 'Add to a list' });
  await open(page, at('apex', '/section/showcase'));
  await expect(page.getByRole('link', { name: 'Watch episode 1' })).toBeVisible();
  await expect(add).toHaveCount(0);

  await join(page, '/section/showcase');
  await add.click();
  await expect(panel(page).getByRole('heading', { name: 'Add “Ten Weeks” to a list' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'New list' }).click();
  const save = panel(page).getByRole('button', { name: 'Create and add' });
  const name = panel(page).getByRole('textbox', { name: 'Name of the list' });
  await expect(save).toBeDisabled();
  await name.fill('x'.repeat(61));
  await save.click();
  await expect(name).toHaveAccessibleDescription('A name may have 60 characters at most.');
  await name.fill('On the train');
  // That it was added is said for two seconds.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await save.click();
  await expect(panel(page).getByText('Added to “On the train”')).toBeFocused();
  await page.clock.runFor(1950);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(panel(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(add).toBeFocused();

  await add.click();
  await panel(page).getByRole('button', { name: 'On the train' }).click();
  await expect(panel(page).getByText('This title is already in the list.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('makes favourites in a card’s menu, and shows nine at a time on their page @card-09 @list-01 @list-02 @page-04', async ({
  page,
  quiet,
}) => {
  await join(page, '/section/classics');
  const card = page.locator('#main [data-bucket="closed-doors"] a[data-card]').first();
  await card.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await card.focus();
  await page.keyboard.press('ArrowRight');
  const id = await page.locator('a[data-card]:focus').getAttribute('data-card');
  const hover = page.locator('[data-hover-panel]');
  const menu = hover.getByRole('button', { name: /^More about/ });
  await expect(hover).toHaveAttribute('data-hover-panel', 'keyboard');
  // The panel follows from the first card to the second.
  const title = page.locator(`#main [data-bucket="closed-doors"] a[data-card="${id}"]`);
  await expect
    .poll(async () => (await title.innerText()).includes((await hover.getAttribute('aria-label')) ?? '–'))
    .toBe(true);
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of ['Add to favourites', 'Add to a list', 'Share'])
    await expect(hover.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(hover.getByText(/download/i)).toHaveCount(0);

  // What fails is put back, and nobody is told.
  await page.route('**/favourite/vods/*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.keyboard.press('Tab');
  const refused = page.waitForResponse('**/favourite/vods/*');
  await page.keyboard.press('Enter');
  await refused;
  await expect(hover.getByRole('button', { name: 'Add to favourites' })).toBeFocused();
  await page.unroute('**/favourite/vods/*');
  expect(quiet.heard.splice(0).join()).toContain('503');
  const kept = page.waitForResponse('**/favourite/vods/*');
  await page.keyboard.press('Enter');
  await expect(hover.getByRole('button', { name: 'Remove from favourites' })).toBeFocused();
  await kept;
  // The panel of lists gives the focus back to the card, whose own panel is gone by then.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`#main a[data-card="${id}"]`)).toBeFocused();

  for (let other = 1001; other <= 1010; other++) await call(page, 'PUT', `/api/v2/favourite/vods/${other}`);
  // So that the end of the first nine is not in sight.
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, at('apex', '/favourites'));
  const cards = page.locator('#main article');
  await expect(cards).toHaveCount(9);
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(cards).toHaveCount(11, { timeout: 1000 });
  }).toPass();
  await expect(page.locator(`#main a[data-card="${id}"]`)).toBeVisible();
  await expectValid(page);
});

test('orders, plays, renames and deletes a watchlist, and shows it on a telephone in Arabic @list-03 @page-04 @rte-06', async ({
  page,
}) => {
  await join(page, '/section/rules');
  const id = await makeList(page, 'Fight night', 1001, 1002, 1003, 1004);
  await open(page, at('apex', '/watchlists'));
  await expectValid(page);
  await page.getByRole('link', { name: 'Fight night' }).click();
  await expect(page).toHaveURL(at('apex', `/watchlists/${id}`));
  await expect.poll(() => inList(page)).toEqual(['1001', '1002', '1003', '1004']);

  const handles = page.getByRole('button', { name: /^Move “/ });
  await handles.nth(3).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/is now at place 3 of 4\.$/)).toBeAttached();
  await expect(handles.nth(2)).toBeFocused();
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(3).boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + to.height, { steps: 3 });
  const ordered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.mouse.up();
  await ordered;
  await page
    .getByRole('button', { name: /^Remove “/ })
    .nth(1)
    .click();
  await expect(page.getByText(/has been removed\.$/)).toBeAttached();
  await expectValid(page);
  await page.reload();
  await hydrated(page);
  expect(await inList(page)).toEqual(['1002', '1003', '1001']);

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Saturday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible();

  await page.locator('#main ol a[data-card="1003"]').click();
  await expect(page).toHaveURL(new RegExp(`/video/1003/.*watchlistId=${id}$`));
  const next = page.locator('#main a[rel="next"]');
  await expect(next).toHaveAttribute('href', new RegExp(`/video/1001/.*watchlistId=${id}$`));
  await next.click();
  await expect(page).toHaveURL(new RegExp(`/video/1001/.*watchlistId=${id}$`));
  await expect(page.locator('#main a[rel="prev"]')).toHaveAttribute(
    'href',
    new RegExp(`/video/1003/.*watchlistId=${id}$`),
  );
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible();

  // On a telephone in Arabic the list and the favourites fit.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, words] of [
    [`/watchlists/${id}`, 'مشاركة'],
    ['/favourites', 'لا توجد عناوين مفضلة بعد'],
  ] as const) {
    await open(page, at('apex', `${path}?lang=ar`));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectValid(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, at('apex', `/watchlists/${id}`));

  await page.getByRole('button', { name: 'Delete' }).click();
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('dialog', { name: 'Delete “Saturday”?' }).getByRole('button', { name: 'Delete' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(page).toHaveURL(at('apex', '/watchlists'));
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
});

test('says wherever a list is changed that another tab has deleted it, and keeps what was typed @list-03 @list-04', async ({
  page,
  quiet,
  context,
}) => {
  await join(page, '/section/rules');
  const id = await makeList(page, 'Two tabs', 1001, 1002, 1003);
  await open(page, at('apex', `/watchlists/${id}`));
  const other = await context.newPage();
  await other.goto(at('apex', '/watchlists'));
  // What is not in it any more is found out by the first who moves it.
  await call(page, 'DELETE', `/api/v4/user/watchlist/${id}/content/VOD/1003`);
  await page
    .getByRole('button', { name: /^Move “/ })
    .nth(2)
    .focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('This title is no longer in the list.')).toBeVisible();
  await expect.poll(() => inList(page)).toEqual(['1001', '1002']);

  await call(other, 'DELETE', `/api/v3/user/watchlist/me/${id}`);
  const gone = page.getByText('This list is no longer there');
  await page
    .getByRole('button', { name: /^Remove “/ })
    .first()
    .click();
  await expect(gone).toBeVisible();
  await expect.poll(() => inList(page)).toEqual(['1001', '1002']);
  await page.getByRole('button', { name: 'Rename' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the list' });
  await name.fill('<b>قائمة</b> 🥊');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription(/no longer there/);
  await expect(name).toHaveValue('<b>قائمة</b> 🥊');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(at('apex', '/watchlists'));
  expect(quiet.heard.splice(0).every((line) => /40[04]/.test(line))).toBe(true);

  // Such a name is text like any other.
  await page.getByRole('button', { name: 'New list' }).click();
  await name.fill('<b>قائمة</b> 🥊');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '<b>قائمة</b> 🥊' })).toBeVisible();
});

/** Somebody else, in a browser of one’s own. */
async function withSomebodyElse(browser: Browser, go: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    await go(await context.newPage());
  } finally {
    await context.close();
  }
}

test('shares a list by its link until that is taken back; others keep it and change nothing @list-05 @list-03 @door-12', async ({
  page,
  quiet,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await join(page, '/section/rules');
  const id = await makeList(page, 'For you', 1001, 1002);
  await open(page, at('apex', `/watchlists/${id}`));
  const stop = page.getByRole('button', { name: 'Stop sharing' });
  await expect(stop).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/watchlists/${id}\\?owner=[\\w-]{32}&utm_source=apex&utm_medium=share$`));

  await withSomebodyElse(browser, async (other) => {
    await other.goto(link);
    // Guests sign in first, and then see it.
    await expect(other).toHaveURL(/\/login\?from=%2Fwatchlists%2F/);
    const { pathname, search } = new URL(link);
    const owner = `owner=${new URL(link).searchParams.get('owner')}`;
    await join(other, `${pathname}${search}`);
    await expect(other.getByRole('heading', { level: 1, name: 'For you' })).toBeVisible();
    await expect(other.getByRole('button', { name: /^(Move|Remove “|Rename|Delete)/ })).toHaveCount(0);
    expect(await other.locator('#main ol a[data-card]').first().getAttribute('href')).toContain(owner);
    await other.locator('#main ol a[data-card]').first().click();
    await expect(other).toHaveURL(new RegExp(`/video/1001/.*${owner}`));
    await other.locator('#main a[rel="next"]').click();
    await expect(other).toHaveURL(new RegExp(`/video/1002/.*${owner}`));
    await expect(other.locator('#main a[rel="prev"]')).toHaveAttribute('href', new RegExp(`/video/1001/.*${owner}`));
    await other.goto(link);
    await hydrated(other);
    await other.getByRole('button', { name: 'Save to my lists' }).click();
    await expect(other.getByRole('button', { name: 'Remove from my lists' })).toBeVisible();
    await other.getByRole('link', { name: 'All my lists' }).click();
    await expect(other.getByRole('link', { name: /For you.*Shared with you/ })).toBeVisible();

    // Another list of the same owner is not opened by what opens this one.
    const hidden = await makeList(page, 'Not for you', 1003);
    await other.goto(link.replace(`/watchlists/${id}`, `/watchlists/${hidden}`));
    await expect(other.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();

    // By the keyboard, and what fails says so and leaves all as it was.
    await page.route('**/share', (route) => route.fulfill({ status: 503, json: {} }));
    await stop.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Stop sharing “For you”?' });
    await expectValid(page);
    await dialog.getByRole('button', { name: 'Stop sharing' }).press('Enter');
    await expect(page.getByText('That did not work. Try again.')).toBeVisible();
    await expect(stop).toBeFocused();
    await page.unroute('**/share');
    expect(quiet.heard.splice(0).join()).toContain('503');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Stop sharing' }).press('Enter');
    await expect(page.getByText('“For you” is no longer shared.')).toBeVisible();
    await expect(stop).toHaveCount(0);

    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
    await other.goto(at('apex', '/watchlists'));
    await expect(other.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(stop).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(link);
  });
});
