import type { Page } from '@playwright/test';
import { dialog } from './studio-form-support.ts';
import { button, field, lookForOthers, open, problems, signIn, stored, write } from './studio-support.ts';
import { expect, test } from './support.ts';

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Draft saved as revision/)).toBeVisible();
};

/** A page’s source with some properties changed. */
const changed = (source: string, changes: object) =>
  JSON.stringify({ ...(JSON.parse(source) as object), ...changes }, null, 2);

/** Expects only these HTTP statuses in the console, then clears it. */
const expected = (heard: string[], ...statuses: number[]) => {
  expect(heard.filter((line) => !statuses.some((status) => line.includes(String(status))))).toEqual([]);
  heard.length = 0;
};

test('two editors at once: drafts sync, edits merge, a conflict is resolved, and publications show at once @edit-05 @push-01', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  await open(page, 'stalls', 'page', 'films');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const second = await context.newPage();
  // Without intervals the page refetches only after a push message.
  await second.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  });
  await open(second, 'stalls', 'page', 'films');
  const before = await stored(page, 'stalls', 'films');
  await write(page, changed(before, { title: 'By the first' }));
  await save(page);
  await lookForOthers(second);
  await expect(field(second)).toContainText('By the first');
  await expect(second.getByText(/has saved a newer version, which is in the editor now/)).toBeVisible();

  // The second editor types into one field while the first saves another.
  await second.getByRole('group', { name: 'Write in' }).getByText('Both').click();
  const description = second.getByRole('textbox', { name: 'Description', exact: true }).first();
  await description.fill('');
  await description.pressSequentially('Half a sen');
  await write(page, changed(before, { title: 'By the first, again' }));
  await save(page);
  await lookForOthers(second);
  await expect(field(second)).toContainText('By the first, again');
  await expect(description).toBeFocused();
  await description.pressSequentially('tence.');
  await expect(description).toHaveValue('Half a sentence.');
  await expect(dialog(second)).toHaveCount(0);
  await save(second);

  // Both change the title: the second resolves the conflict, with the other’s version preselected.
  await write(page, changed(before, { title: 'By the first, at last', description: 'Half a sentence.' }));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Draft saved as revision/)).toBeVisible();
  await write(second, changed(before, { title: 'By the second', description: 'Half a sentence.' }));
  await lookForOthers(second);
  const conflict = second.getByRole('alert').filter({ hasText: 'changed the same place' });
  await expect(conflict).toBeVisible();
  await second.keyboard.press('ControlOrMeta+s');
  await expect(second.getByText(/^Nothing was done/)).toBeVisible();
  await button(second, 'Compare and decide …').click();
  await expect(dialog(second)).toContainText('By the first, at last');
  const title = dialog(second).getByRole('group', { name: '/title' });
  await expect(title.getByRole('radio', { name: /’s version/ })).toBeChecked();
  await expect(title.getByRole('radio', { name: /’s version/ })).toBeFocused();
  await title.getByText(/^Your version/).click();
  await dialog(second).getByRole('button', { name: 'Put together' }).click();
  await expect(second.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue('By the second');
  await expect(conflict).toBeHidden();
  await save(second);

  // A publication by the first shows at once in the second’s studio, without polling.
  await lookForOthers(page);
  await expect(page.getByText(/has saved a newer version, which is in the editor now/)).toBeVisible();
  await button(page, /^Publish/).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published as revision/)).toBeVisible();
  await expect(second.getByText(/^Published, revision/)).toBeVisible();
  await context.close();
  expected(quiet.heard, 409);
});

test('the studio keeps unsaved work when the session ends, saves it after a new sign-in, and sends nothing after sign-out @edit-05', async ({
  page,
  quiet,
}) => {
  test.slow();
  await open(page, 'cloakroom', 'page', 'about');
  await page.context().clearCookies();
  await page.getByRole('group', { name: 'Write in' }).getByText('Both').click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Typed at the end of the session');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' }).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();

  await button(page, 'Sign in again …').click();
  await signIn(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Sign in again …')).toHaveCount(0);
  await expect(title).toHaveValue('Typed at the end of the session');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Draft saved as revision/)).toBeVisible();
  // The undo history survives.
  const checked = page.waitForResponse('**/api/v2/studio/check');
  await button(page, 'Undo').click();
  await expect(field(page)).not.toContainText('Typed at the end of the session');
  await checked;
  expected(quiet.heard, 401, 403);

  // Text typed while sign-out is pending is not sent for validation.
  await expect(problems(page)).toContainText('No problems');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v2/logout', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  // Pause the timers, so that the text is not validated before the click.
  await page.clock.pauseAt(Date.now() + 60_000);
  asked.length = 0;
  await field(page).press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await button(page, 'Sign out').click();
  await expect(field(page)).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await page.clock.resume();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sign in to /);
  expect(asked.filter((path) => path.startsWith('/api/v2/studio/'))).toEqual([]);
});
