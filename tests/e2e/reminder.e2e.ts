import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { movedClock } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { expect, hydrated, test } from './support.ts';

// A program of one's own, whose clock these journeys move, and whose mails they read.
test.describe.configure({ mode: 'serial' });

const clock = movedClock();
/** On from twenty past to twenty to, each hour. */
const middle = 5020;
/** Jobs come by the minute, by a clock that nobody moves. */
const BY_THE_MINUTE = { timeout: 120_000 };

let host: OwnProgram;

const setClock = (minutes: number) => clock.set(host, minutes);

test.beforeAll(async () => {
  host = await startOwnProgram(clock.settings);
});
test.afterAll(() => host?.stop());

const at = (where: string) => `http://apex.localhost:${host.port}${where}`;
const pathname = `/live/${middle}`;
const mails = async () =>
  Promise.all(
    (await readdir(path.join(host.data, 'mail')).catch(() => []))
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFile(path.join(host.data, 'mail', file), 'utf8')),
  );

async function fillSignIn(page: Page): Promise<void> {
  await hydrated(page);
  const form = page.getByRole('main');
  await form.locator('[type=email]').fill('viewer@playbill.test');
  await form.locator('[type=password]').fill('playbill-demo');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('who wants to be reminded signs in, sets it, and gets one mail 15 minutes before the event begins @live-08', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await setClock(0);
  await page.goto(at(pathname));
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Remind me by mail' })).toBeHidden();
  await page.getByRole('link', { name: 'Sign in to be reminded by mail' }).click();
  await fillSignIn(page);
  await expect(page).toHaveURL(at(pathname));

  const remind = page.getByRole('button', { name: 'Remind me by mail' });
  await expect(remind).toBeEnabled();
  await remind.focus();
  await page.keyboard.press('Space');
  const remove = page.getByRole('button', { name: 'Reminder set – remove' });
  await expect(remove).toBeFocused();
  await expect(page.getByText('We will write to you 15 minutes before it begins.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(remove).toBeEnabled();

  await setClock(4);
  expect(await mails()).toEqual([]);
  await setClock(5.05);
  await expect.poll(mails, BY_THE_MINUTE).toHaveLength(1);
  const [mail = ''] = await mails();
  expect(mail).toContain('To: viewer@playbill.test');
  expect(mail).toContain('Open Rounds: Middle Hour');
  expect(mail.replaceAll('=\r\n', '')).toContain(at(pathname));
});

test('a reminder that cannot be set is taken back, with words @live-08', async ({ page, quiet }) => {
  await setClock(60);
  await page.goto(at(`/login?from=${pathname}`));
  await fillSignIn(page);
  await expect(page).toHaveURL(at(pathname));
  const remind = page.getByRole('button', { name: 'Remind me by mail' });
  await expect(remind).toBeEnabled();
  await page.route('**/reminder', (route) => route.fulfill({ status: 500, body: '' }));
  await remind.click();
  await expect(page.getByText('The reminder could not be changed. Try again in a moment.')).toBeVisible();
  // The browser tells of the answer that it got.
  expect(quiet.heard).toEqual([expect.stringContaining('status of 500')]);
  quiet.heard.length = 0;
});
