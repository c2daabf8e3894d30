import type { Page } from '@playwright/test';
import { signedUp } from './sessions.ts';
import { at, expect, keepProgress, open, row, test } from './support.ts';

const cards = (page: Page, bucket: string) => row(page, bucket).locator('[data-card]');
const ids = (page: Page, bucket: string) =>
  cards(page, bucket).evaluateAll((links) => links.map((link) => Number((link as HTMLElement).dataset['card'])));

test('continues a started video, offers the next episode after a finished one, and clears the history @list-06 @list-07', async ({
  page,
}) => {
  await signedUp(page);
  // API calls need a page of the realm’s origin; this is the smallest.
  await page.goto(at('apex', '/externalpage/privacy'));
  for (const [id, progress] of [
    [1003, 12],
    [1004, 100_000],
    [1501, 100_000],
    [1516, 100_000],
    [1005, 600],
  ] as const)
    await keepProgress(page, id, progress);
  await open(page, at('apex'));
  await row(page, 'continue').scrollIntoViewIfNeeded();
  await expect(cards(page, 'continue')).toHaveCount(2);
  expect(await ids(page, 'continue')).toEqual([1005, 1003]);
  await expect(cards(page, 'continue').first()).toHaveAccessibleName(/\d% watched/);

  await row(page, 'up-next').scrollIntoViewIfNeeded();
  await expect(cards(page, 'up-next')).toHaveCount(2);
  expect(await ids(page, 'up-next')).toEqual([1517, 1502]);
  const answered = (method: string) => page.waitForResponse((answer) => answer.request().method() === method);
  const remove = row(page, 'up-next').getByRole('button', { name: /^Remove “.*” from Up next$/ });
  const gone = answered('DELETE');
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(cards(page, 'up-next')).toHaveCount(1);
  await expect(cards(page, 'up-next').first()).toBeFocused();
  await gone;
  const back = answered('PUT');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page, 'up-next')).toHaveCount(2);
  await back;
  await cards(page, 'up-next').first().click();
  await expect(page).toHaveURL(/\/video\/1517\//);
  // The previous and next links keep the season’s id.
  const around = page.getByRole('navigation', { name: 'Previous and next' });
  for (const side of [/Previous/, /Next/])
    await expect(around.getByRole('link', { name: side })).toHaveAttribute('href', /seasonId=3004/);

  await open(page, at('apex', '/history'));
  await expect(page.locator('#main [data-card="1003"]')).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('You haven’t watched anything yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You haven’t watched anything yet')).toBeVisible();
});
