import type { Page } from '@playwright/test';
import { dialog } from './studio-form-support.ts';
import { button, field, lookForOthers, open, problems, signIn, stored, write } from './studio-support.ts';
import { expect, test } from './support.ts';

const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Draft saved as revision/)).toBeVisible();
};

/** A page's text with some of its own properties changed. */
const changed = (source: string, changes: object) =>
  JSON.stringify({ ...(JSON.parse(source) as object), ...changes }, null, 2);

/** The browser's own words of refusals that a test brings about. */
const expected = (heard: string[], ...statuses: number[]) => {
  expect(heard.filter((line) => !statuses.some((status) => line.includes(String(status))))).toEqual([]);
  heard.length = 0;
};

test('two editors at once: saved work reaches the other, places are put together, a conflict is decided, and what one publishes the other sees at once @edit-05 @push-01', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  await open(page, 'stalls', 'page', 'films');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const second = await context.newPage();
  // Without intervals the page asks again only because it was told to.
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

  // The second types into one field of the form while the first saves another.
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

  // Both change the title: the second decides, and the choice begins with the other's.
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

  // What the first publishes the second shows at once, without asking again and again.
  await lookForOthers(page);
  await expect(page.getByText(/has saved a newer version, which is in the editor now/)).toBeVisible();
  await button(page, /^Publish/).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published as revision/)).toBeVisible();
  await expect(second.getByText(/^Published, revision/)).toBeVisible();
  await context.close();
  expected(quiet.heard, 409);
});

test('keeps the work when the session ends, saves it after signing in again, and asks nothing more once signed out @edit-05', async ({
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
  // What was typed before can still be undone.
  const checked = page.waitForResponse('**/api/v2/studio/check');
  await button(page, 'Undo').click();
  await expect(field(page)).not.toContainText('Typed at the end of the session');
  await checked;
  expected(quiet.heard, 401, 403);

  // However long signing out takes, what is typed meanwhile is not checked for a stranger.
  await expect(problems(page)).toContainText('No problems');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v2/logout', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  // Timers stand still from here on, so that the text is not checked before the button is clicked.
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
