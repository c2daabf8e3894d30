import type { Page } from '@playwright/test';
import { dialog } from './studio-form-support.ts';
import {
  another,
  button,
  faultsOf,
  field,
  lookForOthers,
  open,
  problems,
  signIn,
  stored,
  studio,
  write,
} from './studio-support.ts';
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

test('who changed nothing gets what others save; different places are put together, and typing goes on @edit-05', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  await open(page, 'stalls', 'page', 'films');
  const second = await another(browser, 'stalls', 'films');
  const before = await stored(page, 'stalls', 'films');
  await write(page, changed(before, { title: 'By the first' }));
  await save(page);
  await lookForOthers(second);
  await expect(field(second)).toContainText('By the first');
  await expect(second.getByText(/has saved a newer version, which is in the editor now/)).toBeVisible();
  await expect(second.getByText(/^Draft, revision/)).toBeVisible();

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

  // Whoever saves over something else has both saved.
  await write(page, changed(before, { title: 'By the first, at last' }));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/together with what .* changed in between/)).toBeVisible();
  await expect(field(page)).toContainText('Half a sentence.');
  await expect(field(page)).toContainText('By the first, at last');
  await second.context().close();
  expected(quiet.heard, 409);
});

test('where two change the same place nothing opens by itself, the other’s is chosen first, and nothing is lost @edit-05', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  await open(page, 'balcony', 'page', 'films');
  const second = await another(browser, 'balcony', 'films');
  const before = await stored(page, 'balcony', 'films');
  await write(page, changed(before, { title: 'Mine first' }));
  await save(page);

  await write(second, changed(before, { title: 'Mine second', description: 'Only mine' }));
  await lookForOthers(second);
  const line = second.getByRole('alert').filter({ hasText: 'changed the same place' });
  await expect(line).toBeVisible();
  await second.keyboard.press('ControlOrMeta+s');
  await expect(second.getByText(/^Nothing was done/)).toBeVisible();
  await expect(dialog(second)).toHaveCount(0);
  await button(second, 'Compare and decide …').click();
  await expect(dialog(second)).toContainText('Mine first');
  await expect(dialog(second)).toContainText('Mine second');
  const title = dialog(second).getByRole('group', { name: '/title' });
  await expect(title.getByRole('radio', { name: /’s version/ })).toBeChecked();
  await expect(title.getByRole('radio', { name: /’s version/ })).toBeFocused();
  expect(await faultsOf(second)).toEqual([]);
  await title.getByText(/^Your version/).click();
  await dialog(second).getByRole('button', { name: 'Put together' }).click();
  await expect(field(second)).toContainText('Mine second');
  await expect(field(second)).toContainText('Only mine');
  await expect(line).toBeHidden();
  await save(second);

  // The first draft is in the history, whoever looks.
  await button(second, 'History').click();
  await dialog(second)
    .getByRole('button', { name: /^Draft/ })
    .nth(1)
    .click();
  await expect(dialog(second)).toContainText('Mine first');
  await second.keyboard.press('Escape');

  // The first editor goes on, is told in turn, and leaves the choice as it is: the other's.
  await write(page, changed(before, { title: 'Mine third' }));
  await page.keyboard.press('ControlOrMeta+s');
  await button(page, 'Compare and decide …').click();
  await dialog(page).getByRole('button', { name: 'Put together' }).click();
  await expect(field(page)).toContainText('Mine second');
  await expect(field(page)).toContainText('Only mine');
  await button(page, 'Undo').click();
  await expect(field(page)).toContainText('Mine third');
  await button(page, 'Redo').click();
  await button(page, /^Discard draft/).click();
  await dialog(page).getByRole('button', { name: 'Discard the draft' }).click();
  await expect(field(page)).not.toContainText('Mine second');
  expect(await stored(page, 'balcony', 'films')).toBe(before);
  await second.context().close();
  expected(quiet.heard, 409);
});

test('the session’s end is told, the work stays as it is, and is saved after signing in again @edit-05', async ({
  page,
  quiet,
}) => {
  test.slow();
  await open(page, 'cloakroom', 'page', 'about');
  await write(page, changed(await stored(page, 'cloakroom', 'about'), { title: 'Typed before' }));
  await page.context().clearCookies();
  await page.getByRole('group', { name: 'Write in' }).getByText('Both').click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Typed at the end of ');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' }).first()).toBeVisible();
  await title.pressSequentially('the session');
  await expect(title).toHaveValue('Typed at the end of the session');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();

  await button(page, 'Sign in again …').click();
  await signIn(dialog(page));
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Sign in again …')).toHaveCount(0);
  await expect(title).toHaveValue('Typed at the end of the session');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Draft saved as revision/)).toBeVisible();
  // What was typed before the end is still there to be undone to.
  await button(page, 'Undo').click();
  await expect(field(page)).not.toContainText('Typed at the end of the session');
  expected(quiet.heard, 401, 403);
});

test('whoever signs out asks nothing more, however long it takes: what is typed is not checked for a stranger @edit-05', async ({
  page,
}) => {
  test.slow();
  await open(page, 'apex', 'page', 'rules');
  await expect(problems(page)).toContainText('No problems');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v2/logout', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await field(page).press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await button(page, 'Sign out').click();
  await expect(field(page)).toHaveCount(0);
  // What was asked before is another matter: on a busy machine it takes a while to get to the button.
  asked.length = 0;
  await page.clock.fastForward(30_000);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Apex');
  expect(asked.filter((path) => path.startsWith('/api/v2/studio/'))).toEqual([]);
});

test('work that was left unsaved goes on together with what others have saved since @edit-05', async ({
  page,
  browser,
}) => {
  test.slow();
  await open(page, 'interval', 'page', 'about');
  const before = await stored(page, 'interval', 'about');
  await write(page, changed(before, { description: 'Left unsaved' }));
  const second = await another(browser, 'interval', 'about');
  await write(second, changed(before, { title: 'Saved meanwhile' }));
  await save(second);
  await second.context().close();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.goto(studio('interval', 'page', 'about'));
  await expect(field(page)).toContainText('Saved meanwhile');
  await expect(field(page)).toContainText('Left unsaved');
  await expect(page.getByText('Your unsaved work from before the page was closed is back.')).toBeVisible();
});

test('what one publishes the other sees at once, without asking again and again @edit-05 @push-01', async ({
  page,
  browser,
}) => {
  test.slow();
  await open(page, 'lobby', 'page', 'about');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const second = await context.newPage();
  // Whatever asks again by itself does so by this.
  await second.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  });
  await open(second, 'lobby', 'page', 'about');
  await write(page, changed(await stored(page, 'lobby', 'about'), { title: 'Published by the first' }));
  await button(page, /^Publish/).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published as revision/)).toBeVisible();
  await expect(field(second)).toContainText('Published by the first');
  await context.close();
});
