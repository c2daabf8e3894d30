import type { Page } from '@playwright/test';
import { bringForward } from '../support/behind-the-server.ts';
import { data } from './own-program.ts';
import { dialog, form, part, titleField, writeIn } from './studio-form-support.ts';
import { button, open, passOverRemovedFrames } from './studio-support.ts';
import { at, expect, test } from './support.ts';

test.afterEach(({ quiet }) => passOverRemovedFrames(quiet));

/** Schedules the draft in the editor for tomorrow at noon. */
async function schedule(page: Page): Promise<void> {
  await button(page, /^Publish …/).click();
  await dialog(page).getByText('At a time to come').click();
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await dialog(page).getByLabel('Time in Europe/Lisbon').fill(`${tomorrow}T12:00`);
  await expect(dialog(page).getByText(/12:00 (WET|WEST|GMT\+?1?), that is .* UTC/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/will be published on/)).toBeVisible();
}

test('publishes a scheduled draft at its time, after cancelling and rescheduling the publication @edit-05', async ({
  page,
}) => {
  test.slow();
  await open(page, 'matinee', 'page', 'home');
  const viewer = await page.context().newPage();
  await viewer.goto(at('matinee'));
  const before = (await viewer.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await writeIn(page, 'Form');
  await part(page, /^Hero/).click();
  await expect(form(page).getByRole('heading', { level: 2 })).toContainText('Hero');
  await titleField(page).fill('At its own time');

  await schedule(page);
  const list = page.getByRole('navigation', { name: 'Documents' });
  await expect(list.getByRole('link', { name: /home/ })).toContainText('scheduled');
  await button(page, 'Do not publish').click();
  await expect(page.getByText('It will not be published by itself.', { exact: false })).toBeVisible();
  await expect(list.getByRole('link', { name: /home/ })).toContainText('draft');

  await schedule(page);
  await button(page, 'Change time …').click();
  await dialog(page).getByLabel('Time in Europe/Lisbon').fill('2020-01-01T12:00');
  await expect(dialog(page).getByText('This time has passed.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Schedule' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await viewer.reload();
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(before);
  await bringForward(data, 'matinee');
  // The worker polls every five seconds.
  await expect
    .poll(() => viewer.evaluate(async () => (await fetch(location.href)).text()), { intervals: [1000] })
    .toContain('At its own time');
  // The cache may serve a stale copy once more, so reload until the new page is shown.
  await expect(async () => {
    await viewer.reload();
    await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('At its own time', { timeout: 5000 });
  }).toPass();
  // The studio refreshes on focus; a headless browser needs the event dispatched.
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Published, revision/)).toBeVisible();
});
