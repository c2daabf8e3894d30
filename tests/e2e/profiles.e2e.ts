import type { Locator, Page } from '@playwright/test';
import { withAuthenticator } from './authenticator.ts';
import { linkTo } from './mails.ts';
import { password } from './newcomers.ts';
import { signedUp } from './sessions.ts';
import { at, expect, hydrated, open, type Quiet, test } from './support.ts';

const PROFILES = at('apex', '/profiles');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const refusals = ({ heard }: Quiet) => heard.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1]);

async function addChild(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add profile' }).click();
  const form = dialog(page, 'Add profile');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByText('Kids’ profile').click();
  await form.getByRole('combobox', { name: 'Highest age rating' }).selectOption('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Profile saved.' })).toBeFocused();
}
const choose = (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name }).first().click();

test('a child’s profile cannot open the account until a mailed link removes the PIN @acct-02 @acct-04', async ({
  page,
  request,
  quiet,
}) => {
  const email = await signedUp(page);
  await open(page, PROFILES);
  await expect(page.getByRole('heading', { name: 'Who’s watching?' })).toBeVisible();
  const listed = page.getByRole('main').getByRole('listitem');
  await expect(listed.filter({ has: page.locator('[aria-current="true"]') })).toHaveCount(1);
  await addChild(page, 'Kim');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  for (const label of ['New PIN', 'Confirm PIN']) await dialog(page, 'Set a PIN').getByLabel(label).fill('2580');
  await dialog(page, 'Set a PIN').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Remove PIN' })).toBeVisible();

  await choose(page, 'Kim');
  await expect(page).toHaveURL(at('apex'));
  await open(page, PROFILES);
  await expect(page.getByRole('button', { name: 'Add profile' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.locator('[aria-current="true"]').filter({ hasText: 'Kim' })).toHaveCount(1);

  await open(page, at('apex', '/account'));
  await expect(page.getByRole('heading', { name: 'This isn’t available on kids’ profiles.' })).toBeVisible();
  expect(refusals(quiet).every((status) => status === '403')).toBe(true);
  await open(page, PROFILES);

  await choose(page, 'Nina Newcomer');
  const pin = dialog(page, 'Enter your four-digit PIN.');
  await pin.getByLabel('PIN', { exact: true }).fill('4321');
  await pin.getByRole('button', { name: 'Continue' }).click();
  await expect(pin.getByRole('alert')).toHaveText('Wrong PIN. Try again.');
  expect(refusals(quiet)).toEqual(['403', '403']);
  await pin.getByRole('button', { name: 'Forgot your PIN?' }).click();
  await expect(pin.getByRole('status')).toHaveText(/^We’ve sent a link to remove the PIN/);
  await page.goto(await linkTo(request, email, 'Remove your Apex PIN'));
  await expect(page).toHaveURL(at('apex', '/confirm-reset/link'));
  await page.getByRole('main').getByRole('button', { name: 'Remove PIN' }).click();
  await expect(page.getByRole('heading', { name: 'PIN removed.' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Profiles' }).click();
  await choose(page, 'Nina Newcomer');
  await expect(page).toHaveURL(at('apex'));
});

test('asks after sign-in which profile watches, then redirects @acct-02 @auth-10', async ({ page }) => {
  const email = await signedUp(page);
  await open(page, PROFILES);
  await addChild(page, 'Kim');
  const enter = async (place: Locator) => {
    await place.locator('input[name="id"]').fill(email);
    await place.locator('input[name="secret"]').fill(password);
    await place.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const signOut = async () => {
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  };
  await signOut();
  const asked = page.waitForResponse('**/api/v1/profile');
  await open(page, at('apex', '/login?from=%2Fsection%2Frules'));
  await enter(page.getByRole('main'));
  const profiles = await (await asked).body();
  await expect(page).toHaveURL(at('apex', '/profiles?from=%2Fsection%2Frules'));
  await choose(page, 'Kim');
  await expect(page).toHaveURL(at('apex', '/section/rules'));
  expect((await page.context().cookies()).some(({ name }) => name === 'playbill-child')).toBe(true);

  // A viewer who navigates away before the profiles have loaded is not redirected.
  await signOut();
  await page.route('**/api/v1/profile', async (route) => {
    await held;
    await route.fulfill({ body: profiles });
  });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const late = async () => {
    const answered = page.waitForResponse('**/api/v1/profile');
    release();
    await (await answered).finished();
    // Wait longer than a wrong redirect would take to load.
    await page.evaluate(async () => {
      for (const path of ['/profiles', '/section/rules', '/profiles'])
        await (await fetch(path, { cache: 'no-store' })).text();
    });
  };
  await open(page, at('apex', '/section/rules'));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await enter(page.getByRole('dialog', { name: 'Sign in' }));
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page).toHaveURL(/events/);
  await late();
  await expect(page).toHaveURL(/events/);
});

test('asks which profile watches after passkey sign-in in the side panel @acct-02 @auth-10 @nav-09', async ({
  page,
}) => {
  await signedUp(page);
  await withAuthenticator(page);
  await open(page, PROFILES);
  await addChild(page, 'Kim');
  await open(page, at('apex', '/account/security'));
  const keys = page.getByRole('region', { name: 'Passkeys' });
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await expect(banner.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await open(page, at('apex', '/section/rules'));
  // The authenticator answers as soon as the panel requests a passkey.
  await banner.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(at('apex', '/profiles?from=%2Fsection%2Frules'));
  await choose(page, 'Kim');
  await expect(page).toHaveURL(at('apex', '/section/rules'));
});
