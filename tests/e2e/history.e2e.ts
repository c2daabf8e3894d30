import type { Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, keepProgress, open, row, test } from './support.ts';

const cards = (page: Page) => row(page, 'continue').locator('[data-card]');
const ids = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => Number((link as HTMLElement).dataset['card'])));
/** The calls for the row's titles so far. */
const asked = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/bucket\/(continue|up-next)/.test(request.url())) urls.push(request.url());
  });
  return urls;
};

test('guests are not shown what viewers go on with, and nothing is asked for @list-06 @list-07 @def-12', async ({
  page,
}) => {
  const urls = asked(page);
  await open(page, at('apex'));
  await row(page, 'upcoming').scrollIntoViewIfNeeded();
  await expect(row(page, 'new-fights').locator('[data-card]').first()).toBeVisible();
  // Neither row has any room.
  for (const name of ['continue', 'up-next']) {
    await expect(row(page, name)).toBeHidden();
    expect(await row(page, name).boundingBox()).toBeNull();
  }
  expect(urls).toEqual([]);
});

test.describe('what a viewer has begun', () => {
  test.beforeEach(async ({ page }) => {
    await signedUp(page);
    // Calls are a page's; the least that there is.
    await page.goto(at('apex', '/externalpage/privacy'));
  });

  test('waits in a row of its own, the newest first, without what was watched to its end @list-06', async ({
    page,
  }) => {
    await open(page, at('apex'));
    await row(page, 'continue').scrollIntoViewIfNeeded();
    await expect(row(page, 'continue').getByText('What you begin to watch waits for you here.')).toBeVisible();
    for (const [id, progress] of [
      [1003, 12],
      [1004, 100_000],
      [1005, 600],
    ] as const)
      await keepProgress(page, id, progress);
    await open(page, at('apex'));
    await row(page, 'continue').scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(2);
    expect(await ids(page)).toEqual([1005, 1003]);
    await expect(cards(page).first()).toHaveAccessibleName(/\d % watched/);
  });

  test('leads on to the next episode of what was watched to its end, until the history is cleared @list-07', async ({
    page,
  }) => {
    const next = row(page, 'up-next').locator('[data-card]');
    await keepProgress(page, 1516, 100_000);
    await keepProgress(page, 1501, 100_000);
    await keepProgress(page, 1003, 60);
    await open(page, at('apex'));
    await row(page, 'up-next').scrollIntoViewIfNeeded();
    await expect(next).toHaveCount(2);
    expect(await next.evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['card']))).toEqual([
      '1502',
      '1517',
    ]);
    const remove = row(page, 'up-next').getByRole('button', { name: /^Remove “.*” from up next$/ });
    const answered = (method: string) => page.waitForResponse((answer) => answer.request().method() === method);
    const gone = answered('DELETE');
    await remove.first().focus();
    await page.keyboard.press('Enter');
    await expect(next).toHaveCount(1);
    await expect(next.first()).toBeFocused();
    await gone;
    const back = answered('PUT');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(next).toHaveCount(2);
    await back;
    const hidden = answered('DELETE');
    await remove.first().click();
    await hidden;
    await open(page, at('apex'));
    await row(page, 'up-next').scrollIntoViewIfNeeded();
    await expect(next).toHaveCount(1);
    await row(page, 'continue').scrollIntoViewIfNeeded();
    await row(page, 'continue').getByRole('button', { name: 'Clear history' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
    await expect(cards(page)).toHaveCount(0);
    await expect(next).toHaveCount(0);

    await keepProgress(page, 1516, 100_000);
    await open(page, at('apex'));
    await row(page, 'up-next').scrollIntoViewIfNeeded();
    await next.first().click();
    await expect(page).toHaveURL(/\/video\/1517\//);
    // The series goes on both ways, and its season goes along.
    const around = page.getByRole('navigation', { name: 'Before and after' });
    for (const side of [/Previous/, /Next/])
      await expect(around.getByRole('link', { name: side })).toHaveAttribute('href', /seasonId=3004/);
  });

  test('goes from the row at once, comes back by undo, and goes whole when it is cleared @list-06', async ({
    page,
  }) => {
    for (const id of [1003, 1005]) await keepProgress(page, id, 60);
    await open(page, at('apex'));
    await row(page, 'continue').scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(2);
    await row(page, 'continue')
      .getByRole('button', { name: /^Remove “/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toBeFocused();
    expect(await ids(page)).toEqual([1003]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveCount(2);
    await open(page, at('apex'));
    await row(page, 'continue').scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(2);

    await open(page, at('apex', '/history'));
    await page.getByRole('button', { name: 'Clear history' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(page.locator('#main [data-card]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear history' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
    await expect(page.getByText('You have not watched anything yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You have not watched anything yet')).toBeVisible();
  });

  test('stays where it is when it cannot be removed @list-06', async ({ page, quiet }) => {
    await keepProgress(page, 1003, 60);
    await page.route('**/customer/history/vod/1003', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, at('apex', '/history'));
    await page.getByRole('button', { name: /^Remove “/ }).click();
    await expect(page.getByText('Your history could not be changed.')).toBeVisible();
    await expect(page.locator('#main [data-card="1003"]')).toBeVisible();
    expect(quiet.heard.splice(0).join('\n')).toMatch(/503/);
  });
});
