import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { linkTo } from './mails.ts';
import { fillSignUp, isSignedIn, newcomer, password, withoutScripts } from './newcomers.ts';
import { at, expect, hydrated, open, test } from './support.ts';

const ACTIVATE = 'Activate your account at Lumen';
const EXISTS = 'You have an account at Lumen already';

async function signUp(page: Page, email: string): Promise<void> {
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
}
const looksIntoMail = (page: Page) => page.getByRole('heading', { name: 'Look into your mail' });

test('where accounts are made by mail who signs up follows the link, and signs in then; who has an account gets a mail that says so @auth-12 @auth-15', async ({
  page,
  browser,
}) => {
  const email = newcomer();
  await open(page, at('lumen', '/signup'));
  await signUp(page, 'somebody@else.test');
  await expect(looksIntoMail(page)).toBeFocused();
  // Who has mistyped the address keeps the rest, but for the password.
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nina Newcomer');
  await expect(page.getByRole('checkbox', { name: /^Terms of use/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Password once more' }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(`A mail is on its way to ${email}.`)).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The mail is opened on the telephone.
  const phone = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const second = await phone.newPage();
  const link = await linkTo(page.request, email, ACTIVATE);
  expect(link).toMatch(/\/activate\/[\w-]{64}$/);
  await open(second, link);
  await expect(second).toHaveURL(at('lumen', '/activate/link'));
  await expect(second.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
  await second.getByRole('button', { name: 'Activate the account' }).click();
  await expect(second.getByRole('heading', { name: 'Your account is ready.' })).toBeFocused();
  await second.getByRole('link', { name: 'Sign in now' }).click();
  await second.locator('input[name="id"]').fill(email);
  await second.locator('input[name="secret"]').fill(password);
  await second.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second).toHaveURL(at('lumen', '/'));
  await expect.poll(() => isSignedIn(second)).toBe(true);
  await phone.close();

  // Once more the same page says the same, and another mail comes.
  await open(page, at('lumen', '/signup'));
  await signUp(page, email);
  await expect(page.getByText(`A mail is on its way to ${email}.`)).toBeVisible();
  expect(await linkTo(page.request, email, EXISTS)).toBe(at('lumen', '/login/request-password'));
});

test('a link that activates nothing says so, and leads to sign-up; a server that is away is asked again @auth-15', async ({
  page,
  quiet,
}) => {
  await open(page, at('lumen', '/activate/nonsense'));
  await page.getByRole('button', { name: 'Activate the account' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not activate an account.' })).toBeFocused();
  await expect(page.getByText('This link is not complete, or it belongs to another service.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
  expect(quiet.heard.splice(0).join()).toContain('404');

  await page.route('**/user/activate/*', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Activate the account' }).click();
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong' })).toBeVisible();
  await page.unroute('**/user/activate/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not activate an account.' })).toBeVisible();
  quiet.heard.splice(0);
});

test('an account is made by mail without scripts as well @auth-12 @auth-15 @page-12', async ({ page, browser }) => {
  const email = newcomer();
  await withoutScripts(browser, async (plain) => {
    await plain.goto(at('lumen', '/signup'));
    await signUp(plain, email);
    await expect(plain).toHaveURL(at('lumen', '/signup?sent=1'));
    await expect(looksIntoMail(plain)).toBeVisible();
    await plain.goto(await linkTo(page.request, email, ACTIVATE));
    await plain.getByRole('button', { name: 'Activate the account' }).click();
    await expect(plain.getByRole('heading', { name: 'Your account is ready.' })).toBeVisible();
    await expect(plain.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/login');
  });
});
