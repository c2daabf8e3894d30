import type { Page } from '@playwright/test';
import { linkTo } from './mails.ts';
import { fillSignUp, isSignedIn, newcomer, password } from './newcomers.ts';
import { at, expect, open, test } from './support.ts';

const ACTIVATE = 'Activate your Lumen account';

async function signUp(page: Page, email: string): Promise<void> {
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
}
const looksIntoMail = (page: Page) => page.getByRole('heading', { name: 'Check your email' });

test('activates an account by a mailed link; “Use another email” keeps the form except the password @auth-12 @auth-15', async ({
  page,
  browser,
}) => {
  const email = newcomer();
  await open(page, at('lumen', '/signup'));
  await signUp(page, 'somebody@else.test');
  await expect(looksIntoMail(page)).toBeFocused();
  // Changing the address keeps all other fields except the password.
  await page.getByRole('button', { name: 'Use another email' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nina Newcomer');
  await expect(page.getByRole('checkbox', { name: /^Terms of use/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);

  // The user opens the mail on a phone.
  const phone = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const second = await phone.newPage();
  const link = await linkTo(page.request, email, ACTIVATE);
  expect(link).toMatch(/\/activate\/[\w-]{64}$/);
  await open(second, link);
  await expect(second).toHaveURL(at('lumen', '/activate/link'));
  await expect(second.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
  await second.getByRole('button', { name: 'Activate account' }).click();
  await expect(second.getByRole('heading', { name: 'Your account is ready.' })).toBeFocused();
  await second.getByRole('link', { name: 'Sign in now' }).click();
  await second.locator('input[name="id"]').fill(email);
  await second.locator('input[name="secret"]').fill(password);
  await second.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second).toHaveURL(at('lumen', '/'));
  await expect.poll(() => isSignedIn(second)).toBe(true);
  await phone.close();
});
