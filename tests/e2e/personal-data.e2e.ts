import { readFile } from 'node:fs/promises';
import { linkTo } from './mails.ts';
import { password } from './newcomers.ts';
import { signedInByCode, signedUp } from './sessions.ts';
import { at, expect, hydrated, open, test } from './support.ts';

const DATA = at('apex', '/account/data');

test('a user downloads personal data, schedules the account’s deletion, and cancels it @acct-06', async ({
  page,
  request,
}) => {
  const email = await signedUp(page);
  await open(page, at('apex', '/account'));
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL(DATA);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^apex-\d{4}-\d\d-\d\d\.json$/);
  const { tables } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    tables: Record<string, Record<string, unknown>[]>;
  };
  expect(tables['accounts']).toMatchObject([{ email, name: 'Nina Newcomer' }]);
  expect(tables['consent_answers']).toContainEqual(expect.objectContaining({ field_name: 'termsOfUse', answer: true }));
  await expect(page.getByRole('status').filter({ hasText: 'The file is in your downloads.' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const asked = page.getByRole('dialog', { name: `Delete account ${email}?` });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await asked.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/^Your account and all your data will be deleted on /)).toBeVisible();

  await page.goto(await linkTo(request, email, 'Your Apex account will be deleted'));
  await expect(page).toHaveURL(DATA);
  await hydrated(page);
  await page.getByRole('button', { name: 'Keep account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account won’t be deleted.' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
});

test('a session opened by a device code must confirm the password before deleting the account @acct-06', async ({
  page,
  browser,
  quiet,
}) => {
  await signedUp(page);
  await open(page, at('apex', '/'));
  const television = await browser.newContext({ locale: 'en-US' });
  const screen = await television.newPage();
  await signedInByCode(screen, page);
  await open(screen, DATA);
  await screen.getByRole('button', { name: 'Delete account' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  const proof = screen.getByRole('dialog', { name: 'Enter your password to continue.' });
  await expect(proof).toBeVisible();
  await screen.keyboard.press('Escape');
  await expect(screen.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await screen.getByRole('button', { name: 'Delete account' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await proof.locator('input[type="password"]').fill(password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(screen.getByText(/^Your account and all your data will be deleted on /)).toBeVisible();
  await television.close();
  expect(quiet.heard).toEqual([]);
});
