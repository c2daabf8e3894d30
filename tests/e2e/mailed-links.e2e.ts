import type { APIRequestContext, Page } from '@playwright/test';
import { linkTo } from './mails.ts';
import { fillSignUp, newcomer } from './newcomers.ts';
import { signedUp } from './sessions.ts';
import { at, expect, open, test } from './support.ts';

const CONFIRM = 'Confirm your email for Apex';
const RESET = 'Reset your Apex password';
const MAGIC = 'Sign in to Apex';
const NEW_PASSWORD = 'seven quiet rivers';

/** Requests a link like a mail scanner: several GETs and a HEAD without running scripts. */
async function scan(request: APIRequestContext, link: string): Promise<void> {
  const { host, pathname, search, port } = new URL(link);
  const address = `http://127.0.0.1:${port}${pathname}${search}`;
  for (let time = 0; time < 5; time++) {
    const answer = await request.get(address, { headers: { host } });
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('<main')]);
  }
  expect((await request.head(address, { headers: { host } })).status()).toBe(200);
}

const signOutButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' });

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[name="id"]').fill(email);
  await page.locator('input[name="secret"]').fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('links in emails confirm the address and reset the password, which ends another browser’s session @auth-12 @auth-13 @auth-14', async ({
  page,
  browser,
}) => {
  const email = newcomer();
  await open(page, at('apex', '/signup?from=%2Fsection%2Frules'));
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(at('apex', '/section/rules'));

  await open(page, at('apex', '/account'));
  await expect(page.getByText('Your email isn’t confirmed yet.')).toBeVisible();

  const other = await browser.newContext({ locale: 'en-US' });
  const second = await other.newPage();
  await open(second, await linkTo(page.request, email, CONFIRM));
  await expect(second.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect(second).toHaveURL(at('apex', '/email-confirmation'));
  await second.getByRole('link', { name: 'Sign in now' }).click();
  await expect(second.locator('input[name="id"]')).toHaveValue(email);
  await page.reload();
  await expect(page.getByText(`You’re signed in as ${email}`)).toBeVisible();
  await expect(page.getByText('Your email isn’t confirmed yet.')).toBeHidden();

  await second.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in form has a field of the same name, so wait for the heading.
  await expect(second.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await second.getByRole('textbox', { name: 'Email' }).fill(email);
  await second.getByRole('button', { name: 'Send link' }).click();
  await expect(second.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(second.getByText(`If there’s an account for ${email}, we’ve sent a link to it.`)).toBeVisible();

  const link = await linkTo(page.request, email, RESET);
  await open(second, link);
  await expect(second).toHaveURL(at('apex', '/login/resetpwd'));
  const secret = second.getByRole('textbox', { name: 'New password' });
  await secret.fill(NEW_PASSWORD);
  await second.getByRole('button', { name: 'Save password' }).click();
  await expect(second.getByText('Your new password is saved.')).toBeVisible();
  await expect(second).toHaveURL(at('apex', '/login'));
  await signIn(second, email, NEW_PASSWORD);
  await expect(signOutButton(second)).toBeVisible();

  // The first browser’s session was opened with the old password, so the reset has ended it.
  await open(page, at('apex', '/account'));
  await expect(page).toHaveURL(at('apex', '/login?from=%2Faccount'));
  await other.close();
});

test('reports that an email could not be sent; allows a resend after 30 seconds, and another address at once @auth-14', async ({
  page,
  quiet,
}) => {
  await open(page, at('apex', '/login/request-password'));
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody@nowhere.test');
  // A failed mail shows an error and keeps the input.
  await page.route('**/reset-password/create', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Try again in a moment.');
  await expect(email).toHaveValue('nobody@nowhere.test');
  expect(quiet.heard.splice(0)).toHaveLength(1);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('button', { name: 'You can resend the email in 30 seconds.' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.clock.runFor(29_000);
  await expect(page.getByRole('button', { name: 'You can resend the email in 1 second.' })).toBeVisible();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We’ve sent another email.' })).toBeVisible();
  await page.getByRole('button', { name: 'Use another email' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a magic link signs in at once in the browser that requested it, asks first in another one, and survives an email scanner @auth-03', async ({
  page,
  browser,
  request,
}) => {
  const email = await signedUp(page);
  await page.context().clearCookies();
  await open(page, at('apex', '/login?from=%2Fsection%2Frules'));
  await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with an email link' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter a valid email, such as name@example.com.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const link = await linkTo(page.request, email, MAGIC);
  await scan(request, link);

  const other = await browser.newContext({ locale: 'en-US' });
  const elsewhere = await other.newPage();
  await open(elsewhere, link);
  await expect(elsewhere.getByRole('heading', { name: 'Sign in here?' })).toBeVisible();
  await expect(elsewhere).toHaveURL(at('apex', '/login/magic-link'));

  await open(page, link);
  await expect(signOutButton(page)).toBeVisible();
  await expect(page).toHaveURL(at('apex'));

  await elsewhere.getByRole('button', { name: 'Sign in here' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'We couldn’t sign you in with this link.' })).toBeFocused();
  await expect(elsewhere.getByText('This link has already been used.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Send a new link' }).click();
  await expect(elsewhere.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await other.close();
});

test('retries a confirmation link after a server error, and shows the confirmation again after a reload @auth-13', async ({
  page,
  quiet,
}) => {
  await page.route('**/api/v2/user/email-confirmation', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, at('apex', '/email-confirmation?token=none'));
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong.' })).toBeVisible();
  await page.unroute('**/api/v2/user/email-confirmation');
  const refused = page.getByRole('heading', { name: 'This confirmation link isn’t valid.' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(refused).toBeVisible();
  // The page removes the token from its address and remembers it for this tab, so that a reload can retry.
  await expect(page).toHaveURL(at('apex', '/email-confirmation'));
  await page.reload();
  await expect(refused).toBeVisible();
  expect(quiet.heard.splice(0).filter((line) => line.includes('hydration'))).toEqual([]);
});
