import type { Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, keepProgress, open, row, test } from './support.ts';

const cards = (page: Page) => row(page, 'continue').locator('[data-card]');
const ids = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => Number((link as HTMLElement).dataset['card'])));

test.describe('the history of a viewer', () => {
  test.beforeEach(async ({ page }) => {
    await signedUp(page);
    // Calls are a page's; the least that there is.
    await page.goto(at('apex', '/externalpage/privacy'));
  });

  test('shows begun videos in a row, the newest first, without those watched to the end @list-06', async ({ page }) => {
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

  test('offers the next episode after one watched to the end, until the history is cleared @list-07', async ({
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

  test('removes a video from the row, restores it by undo, and clears the whole history @list-06', async ({ page }) => {
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
});
