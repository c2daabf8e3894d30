import type { Page } from '@playwright/test';
import { withAuthenticator } from './authenticator.ts';
import { linksTo } from './mails.ts';
import { signedUp } from './sessions.ts';
import { at, expect, open, test } from './support.ts';

const SECURITY = at('apex', '/account/security');

/**
 * Opens the sign-in page. The authenticator is disabled until the page’s passkey autofill request is pending, so that
 * it does not answer that request.
 */
async function openSignIn(page: Page, authenticator: Awaited<ReturnType<typeof withAuthenticator>>): Promise<void> {
  await authenticator.answer(false);
  await page.addInitScript(() => {
    const { get } = CredentialsContainer.prototype;
    CredentialsContainer.prototype.get = function ask(this: CredentialsContainer, options) {
      const answer = get.call(this, options);
      performance.mark('credentials asked');
      return answer;
    };
  });
  await open(page, at('apex', '/login?from=/account/security'));
  // Wait for the page’s passkey autofill request (conditional UI); an enabled authenticator would answer it at once.
  await page.waitForFunction(() => performance.getEntriesByName('credentials asked').length > 0);
  await authenticator.answer(true);
}
const signOut = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/api/v2/logout', { method: 'POST', headers: { realm: 'apex', 'x-playbill-session': 'cookie' } });
  });

test('a passkey can be added and used to sign in by a button, and is rejected after its removal @acct-01', async ({
  page,
  request,
  quiet,
}) => {
  const email = await signedUp(page);
  const authenticator = await withAuthenticator(page);
  await open(page, SECURITY);
  const keys = page.getByRole('region', { name: 'Passkeys' });
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(keys.getByRole('status')).toBeFocused();
  await expect(keys.getByRole('status')).toHaveText('Passkey added.');
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await expect(keys.getByText('not used yet')).toBeVisible();
  await expect
    .poll(async () => (await linksTo(request, email, 'A passkey was added to your Apex account')).length)
    .toBe(1);

  await signOut(page);
  await openSignIn(page, authenticator);
  await page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(SECURITY);
  await expect(page.getByText(`You’re signed in as ${email}.`)).toBeVisible();
  await expect(keys.getByText('not used yet')).toBeHidden();

  await keys.getByRole('button', { name: 'Remove' }).click();
  await expect(keys.getByRole('status')).toHaveText('Passkey removed. Delete it on your device too.');
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await openSignIn(page, authenticator);
  await page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We don’t recognize this passkey' })).toBeVisible();
  expect(quiet.heard.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1])).toContain('404');
});

test('offers passkey autofill (conditional UI) without a dialog @auth-10', async ({ page }) => {
  const email = await signedUp(page);
  await withAuthenticator(page);
  await open(page, SECURITY);
  const keys = page.getByRole('region', { name: 'Passkeys' });
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await signOut(page);
  // The authenticator answers the request at once.
  await page.goto(at('apex', '/login?from=/account/security'));
  await expect(page).toHaveURL(SECURITY);
  await expect(page.getByText(`You’re signed in as ${email}.`)).toBeVisible();
});

test('dismissing the browser’s passkey dialog keeps the sign-in page usable @auth-10', async ({ page }) => {
  await withAuthenticator(page, false);
  await open(page, at('apex', '/login'));
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('main').locator('input[name="id"]')).toBeEditable();
  await expect(page).toHaveURL(at('apex', '/login'));
});
