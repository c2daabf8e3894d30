import type { APIRequestContext, Page } from '@playwright/test';
import { linkTo } from './mails.ts';
import { fillSignUp, newcomer, password, withoutScripts } from './newcomers.ts';
import { signedUp } from './sessions.ts';
import { at, expect, open, test } from './support.ts';

const CONFIRM = 'Confirm your e-mail address at Apex';
const RESET = 'A new password at Apex';
const MAGIC = 'Sign in to Apex';
const NEW_PASSWORD = 'seven quiet rivers';

/** As programs do that look at mails before people: they ask for what a link leads to, and run nothing of it. */
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

test('who is new signs up, confirms the address, and later chooses a new password: the other browser is out @auth-12 @auth-13 @auth-14', async ({
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
  await expect(page.getByText('Your e-mail address is not confirmed yet.')).toBeVisible();

  const other = await browser.newContext({ locale: 'en-US' });
  const second = await other.newPage();
  await open(second, await linkTo(page.request, email, CONFIRM));
  await expect(second.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
  await expect(second).toHaveURL(at('apex', '/email-confirmation'));
  await second.getByRole('link', { name: 'Sign in now' }).click();
  await expect(second.locator('input[name="id"]')).toHaveValue(email);
  await page.reload();
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  await expect(page.getByText('Your e-mail address is not confirmed yet.')).toBeHidden();

  await second.getByRole('link', { name: 'Forgot your password?' }).click();
  await second.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await second.getByRole('button', { name: 'Send the link' }).click();
  await expect(second.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await expect(second.getByText(`If there is an account with ${email}, a mail is on its way there.`)).toBeVisible();

  const link = await linkTo(page.request, email, RESET);
  await open(second, link);
  await expect(second).toHaveURL(at('apex', '/login/resetpwd'));
  await second.clock.install();
  await second.clock.pauseAt(Date.now() + 60_000);
  const secret = second.getByRole('textbox', { name: 'New password' });
  await secret.fill('password1');
  await second.getByRole('button', { name: 'Save the password' }).click();
  await expect(secret).toHaveAccessibleDescription(/among the first that anybody guesses/);
  await secret.fill(NEW_PASSWORD);
  await second.getByRole('button', { name: 'Save the password' }).click();
  await expect(second.getByText('Your new password is saved.')).toBeVisible();
  await second.clock.runFor(2999);
  await expect(second).toHaveURL(at('apex', '/login/resetpwd'));
  await second.clock.runFor(2);
  await expect(second).toHaveURL(at('apex', '/login'));
  await second.clock.resume();
  await signIn(second, email, NEW_PASSWORD);
  await expect(signOutButton(second)).toBeVisible();

  // The first browser was signed in with the old one.
  await open(page, at('apex', '/account'));
  await expect(page).toHaveURL(at('apex', '/login?from=%2Faccount'));
  await other.close();
});

test('a link that is used up says so, and leads to a new one @auth-14', async ({ page, request, quiet }) => {
  const email = await signedUp(page);
  await page.context().clearCookies();
  await open(page, at('apex', '/requestnewpwd'));
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = await linkTo(page.request, email, RESET);
  await scan(request, link);
  for (const said of ['Your new password is saved.', 'This link has been used already.']) {
    await open(page, link);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(at('apex', '/login/request-password'));
  expect(quiet.heard).toHaveLength(1);
  quiet.heard.length = 0;
});

test('another mail can be sent after 30 seconds, and to another address at once @auth-14', async ({ page }) => {
  await open(page, at('apex', '/login/request-password'));
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nobody@nowhere.test');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('button', { name: 'You can send another mail in 30 seconds.' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.clock.runFor(29_000);
  await expect(page.getByRole('button', { name: 'You can send another mail in 1 second.' })).toBeVisible();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Send another mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Another mail is on its way.' })).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
});

test('who asks for a link signs in by it in the same browser at once, and is asked in another; programs that look at mails use nothing up @auth-03', async ({
  page,
  browser,
  request,
}) => {
  const email = await signedUp(page);
  await page.context().clearCookies();
  await open(page, at('apex', '/login?from=%2Fsection%2Frules'));
  await page.getByRole('link', { name: 'Sign in by a link in a mail' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Enter an e-mail address such as name@example.com.')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
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
  await expect(elsewhere.getByRole('heading', { name: 'You could not be signed in by this link.' })).toBeFocused();
  await expect(elsewhere.getByText('This link has been used already.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Send a new link' }).click();
  await expect(elsewhere.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
  await other.close();
});

test('a mail that cannot be sent is told as such, and what was typed stays @auth-03', async ({ page, quiet }) => {
  await open(page, at('apex', '/login/magic-link'));
  await page.route('**/api/v2/token/alt/magic-email**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nina@b.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toHaveText('The mail could not be sent. Try again in a moment.');
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('nina@b.test');
  expect(quiet.heard).toHaveLength(1);
  quiet.heard.length = 0;
});

test('what confirms nothing says so: a link that is none of ours, no link at all, a server that is away @auth-13', async ({
  page,
  quiet,
}) => {
  await open(page, at('apex', '/email-confirmation?token=none'));
  await expect(page.getByRole('heading', { name: 'This link does not confirm an address.' })).toBeVisible();
  await open(page, at('apex', '/section/rules'));
  await open(page, at('apex', '/email-confirmation'));
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong.' })).toBeVisible();
  expect(quiet.heard).toHaveLength(1);

  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v2/user/email-confirmation', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await open(page, at('apex', '/email-confirmation?token=none'));
  await expect(page.getByRole('heading', { name: 'Your address is being confirmed…' })).toBeVisible();
  answered.resolve();
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong.' })).toBeVisible();
  await page.unroute('**/api/v2/user/email-confirmation');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not confirm an address.' })).toBeVisible();
  // The link is still known when the page is loaded again, though it has left the address.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link does not confirm an address.' })).toBeVisible();
  expect(quiet.heard.filter((line) => line.includes('hydration'))).toEqual([]);
  quiet.heard.length = 0;
});

test('the arrow leads back to where one came from @auth-10', async ({ page }) => {
  await open(page, at('apex', '/section/rules'));
  await open(page, at('apex', '/login?from=%2Fsection%2Frules'));
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(at('apex', '/section/rules'));
});

test('all of it works without scripts @page-12 @auth-03 @auth-13 @auth-14', async ({ browser, request }) => {
  await withoutScripts(browser, async (page) => {
    const email = newcomer();
    await page.goto(at('apex', '/signup'));
    await fillSignUp(page, email);
    await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.goto(await linkTo(request, email, CONFIRM));
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
    await page.context().clearCookies();

    await page.goto(at('apex', '/login/request-password'));
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    await page.goto(await linkTo(request, email, RESET));
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your new password is saved. Sign in with it.')).toBeVisible();

    await page.goto(at('apex', '/login/magic-link'));
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.goto(await linkTo(request, email, MAGIC));
    await page.getByRole('button', { name: 'Sign in here' }).click();
    await expect(page).toHaveURL(at('apex'));
    expect((await page.context().cookies()).some(({ name }) => name === 'playbill-signed-in')).toBe(true);
  });
});
