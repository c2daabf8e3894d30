import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withAuthenticator } from './authenticator.ts';
import { signedInAsSupport, signedUp } from './sessions.ts';
import { at, expect, hydrated, open, test } from './support.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Support' });
/**
 * Whether the banner is painted above a full-screen film, by the brightness of its bottom line. Browsers treat
 * elements outside the full-screen element as inert, so no other check works.
 */
async function isUppermost(page: Page): Promise<boolean> {
  const box = await banner(page).boundingBox();
  if (!box) return false;
  const clip = { x: 4, y: box.y + box.height - 2, width: 1, height: 1 };
  const [red = 0] = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > 150;
}
const REASON = 'Ticket 7: nothing plays';

/** Adds a passkey to the support account and requests to view an account. */
async function askToLook(page: Page, email: string): Promise<void> {
  await open(page, at('apex', '/account/security'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter the account’s email.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email of the account' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email of the account' }).fill(email);
  await page.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a support employee views an account after a passkey check, with a banner, limited rights and an audit list @auth-15', async ({
  page,
  browser,
  quiet,
}) => {
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const email = await signedUp(theirs);
  await signedInAsSupport(page);
  await withAuthenticator(page);
  await askToLook(page, email);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This requires a passkey');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page.getByRole('heading', { name: 'View the account of Nina Newcomer?' })).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/impersonate/link'));
  for (const text of [email, REASON, /for 30 minutes/]) await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'View account' }).click();
  await expect(page).toHaveURL(at('apex'));
  const other = await page.context().newPage();
  for (const [tab, path] of [
    [page, '/video/1001'],
    [other, '/account/security'],
  ] as const) {
    await open(tab, at('apex', path));
    await expect(banner(tab)).toContainText(/Viewing as Nina Newcomer until \d/);
  }

  // The banner stays above full-screen content.
  await page.bringToFront();
  await page.locator('[data-player]').click({ position: { x: 10, y: 10 } });
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect.poll(() => isUppermost(page)).toBe(true);
  await page.keyboard.press('f');

  await other.getByRole('textbox', { name: 'New email' }).fill('mine@playbill.test');
  await other.getByRole('button', { name: 'Change email' }).click();
  await expect(other.getByText('Only the account owner can do this.')).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: 'Support ·' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Support' })).toBeHidden();
  // When the logout call fails, the banner shows an error; the next click ends the impersonation.
  await other.route('**/api/v2/logout', (route) => route.abort(), { times: 1 });
  await banner(other).getByRole('button', { name: 'Stop viewing' }).click();
  await expect(banner(other).getByRole('alert')).not.toBeEmpty();
  await expect(banner(other).getByRole('button', { name: 'Stop viewing' })).toBeEnabled();

  const favourite = page.getByRole('button', { name: /favorite/i }).first();
  await hydrated(page);
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/v2/favourite/vods/'));
  await favourite.click();
  expect((await kept).status()).toBe(204);

  await banner(page).getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(at('apex', '/account/support'));
  await expect(banner(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();
  const looked = page.getByRole('region', { name: 'Recently viewed accounts' }).getByRole('listitem');
  const ours = looked.filter({ hasText: email });
  for (const text of [`Sam Support: ${REASON}`, '2 changes']) await expect(ours).toContainText(text);
  await open(theirs, at('apex', '/favourites'));
  await expect(theirs.getByRole('main').locator('a[data-card]')).toHaveCount(1);
  await context.close();
  // The browser console reports the refused calls.
  expect(quiet.heard.splice(0).every((line) => /status of (403|428)|net::ERR_FAILED/.test(line))).toBe(true);
});

test('hides the support page and its impersonation links from a viewer @auth-15', async ({ page, quiet }) => {
  await signedUp(page);
  await open(page, at('apex', '/account/security'));
  const nav = page.getByRole('navigation', { name: 'Account' });
  await expect(nav.getByRole('link', { name: 'Security' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Support' })).toBeHidden();
  await page.goto(at('apex', '/account/support'));
  await expect(page.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  await open(page, at('apex', '/impersonate/a-link-of-somebody-else'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(at('apex', '/impersonate/link'));
  await expect(page.getByRole('button', { name: 'View account' })).toBeHidden();
  // The browser reports a refusal only after its response, possibly after the page rendered, and never after leaving
  // it.
  await expect.poll(() => quiet.heard.length).toBeGreaterThan(0);
  await page.goto('about:blank');
  expect(quiet.heard.splice(0).every((line) => /status of 403/.test(line))).toBe(true);
});
