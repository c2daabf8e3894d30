import type { Browser, Page } from '@playwright/test';
import { linkTo } from './mails.ts';
import { newcomer, password } from './newcomers.ts';
import { signedIn, signedInByCode, signedUp } from './sessions.ts';
import { at, expect, open, type Quiet, test } from './support.ts';

const NEW_PASSWORD = 'seven quiet rivers';
const CHANGE = 'Confirm your new email for Apex';
const CHANGED = 'Your Apex email has been changed';

const SECURITY = at('apex', '/account/security');

/** Creates an account that is signed in in two browser contexts. */
async function inTwoBrowsers(page: Page, browser: Browser) {
  const email = await signedUp(page);
  const other = await browser.newContext({ locale: 'en-US' });
  const second = await other.newPage();
  await signedIn(second, 'apex', { id: email, secret: password });
  return { email, other, second };
}

/** Takes the HTTP error statuses that the browser console reported. */
const refusals = ({ heard }: Quiet) => heard.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1]);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('changing the password ends other sessions; signing out another device asks a code-based session for the password @acct-01 @acct-06', async ({
  page,
  browser,
  quiet,
}) => {
  const { email, other, second } = await inTwoBrowsers(page, browser);
  await open(page, SECURITY);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await field(page, 'Current password').fill('wrong one');
  await field(page, 'New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(field(page, 'Current password')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Current password').fill(password);
  await field(page, 'New password').fill('password1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/too easy to guess/);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  expect(refusals(quiet)).toEqual(['404', '400']);
  await second.goto(SECURITY);
  await expect(second).toHaveURL(/\/login\?/);

  // A session opened by a device code must confirm the password first.
  await signedIn(second, 'apex', { id: email, secret: NEW_PASSWORD });
  await second.goto(at('apex', '/externalpage/privacy'));
  await page.context().clearCookies();
  await signedInByCode(page, second);
  await open(page, SECURITY);
  const end = page.getByRole('main').getByRole('listitem').getByRole('button', { name: 'Sign out' });
  await end.first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter your password to continue.' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That device has been signed out.')).toBeVisible();
  expect(refusals(quiet)).toEqual(['428']);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(at('apex', '/login'));
  await second.goto(SECURITY);
  await expect(second).toHaveURL(/\/login\?/);
  await other.close();
});

test('changes the e-mail address only after the link in the confirmation mail is followed @acct-01', async ({
  page,
  quiet,
}) => {
  const email = await signedUp(page);
  const wished = newcomer();
  await open(page, SECURITY);
  await field(page, 'New email').fill(email);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(field(page, 'New email')).toHaveAccessibleDescription('This is already your email.');
  expect(refusals(quiet)).toEqual(['400']);
  await field(page, 'New email').fill(wished);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Waiting for confirmation at ${wished}`)).toBeVisible();

  await open(page, await linkTo(page.request, wished, CHANGE));
  await expect(page.getByText(`You’ll sign in with ${wished} from now on.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await open(page, SECURITY);
  await expect(page.getByText(`You’re signed in as ${wished}`)).toBeVisible();
  await linkTo(page.request, email, CHANGED);
});
