import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, open, row, signIn, test, viewer } from './support.ts';

test('keeps the form and what is typed when the session turns out to have ended @auth-02', async ({ page }) => {
  const { hostname } = new URL(at('apex'));
  await page.context().addCookies([{ name: 'playbill-signed-in', value: '1', domain: hostname, path: '/' }]);
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/v2/session', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await open(page, at('apex', '/login'));
  const told = page.waitForResponse('**/api/v2/session');
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill('half a passw');
  typed.resolve();
  expect(await (await told).json()).toMatchObject({ isGuest: true });
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  await expect(page.locator('input[name="id"]')).toHaveValue(viewer.email);
  await expect(page.locator('input[name="secret"]')).toHaveValue('half a passw');
});

test('leads from a locked video to sign-in and back, and signs out @auth-01 @auth-02', async ({ page, context }) => {
  await open(page, at('apex'));
  const locked = row(page, 'new-fights').locator('a[data-card]', { hasText: 'Sign in to watch' }).first();
  await locked.scrollIntoViewIfNeeded();
  await locked.click();
  await expect(page).toHaveURL(/\/login\?from=%2Fvideo%2F\d+/);
  await signIn(page);
  await expect(page).toHaveURL(/\/video\/\d+\//);
  await expect(page.locator('[data-player]')).toBeVisible();
  const cookies = await context.cookies();
  const secret = cookies.filter(({ name }) => /access|refresh/.test(name));
  expect(secret).toHaveLength(2);
  expect(secret.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('playbill-signed-in=1');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('shows a signed-in viewer’s own menu from the first paint on @auth-01', async ({ page, quiet }) => {
  await signedIn(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(at('apex'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeHidden();
  await expect(page.getByText('Sign in to watch').first()).toBeHidden();
  // The program's own failure is told last.
  await expect.poll(() => quiet.heard.filter((line) => line.startsWith('pageerror'))).not.toEqual([]);
  quiet.heard.length = 0;
});

test('signs out before the page’s script has loaded @auth-01', async ({ page }) => {
  await signedIn(page);
  // Its program is on the way for ever.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(at('apex', '/section/rules'), { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at('apex', '/'));
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // The server has ended it too, not this browser alone.
  await page.unroute('**/assets/*.js');
  await page.goto(at('apex', '/account'));
  await expect(page).toHaveURL(/\/login/);
});

test('keeps the sessions of two realms apart @realm-02', async ({ page }) => {
  await signedIn(page, 'apex');
  await open(page, at('apex', '/section/rules'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await open(page, at('lumen', '/section/about'));
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

// What counts as elsewhere is a table of src/app/links/content-links.test.ts; here it is asked at all.
test('leads to no other site after sign-in @auth-02', async ({ page }) => {
  await open(page, at('apex', `/login?from=${encodeURIComponent('/\\evil.example')}`));
  await signIn(page);
  await expect(page).toHaveURL(at('apex'));
  await expect(row(page, 'new-fights')).toBeVisible();
});

test('signs in and out in all tabs at once, without a call from each @auth-01', async ({ page }) => {
  await open(page, at('apex'));
  const other = await page.context().newPage();
  await open(other, at('apex', '/login'));
  const asked: string[] = [];
  const listen = (tab: Page, name: string) =>
    tab.on('request', (request) => request.url().endsWith('/api/v2/session') && asked.push(name));
  listen(page, 'page');
  await signIn(other);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(asked).toEqual([]);
  // A guest's session is asked for by whichever tab needs one first; the word of it may come a moment after its turn.
  listen(other, 'other');
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  for (const tab of ['page', 'other']) expect(asked.filter((one) => one === tab).length, tab).toBeLessThan(2);
});

test('brings a tab that was frozen up to date when it is looked at @auth-01', async ({ page, quiet }) => {
  await page.context().addInitScript(() => {
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function tell(this: BroadcastChannel, message: unknown) {
      if (!this.name.startsWith('playbill session')) postMessage.call(this, message);
    };
  });
  await open(page, at('apex'));
  const other = await page.context().newPage();
  await open(other, at('apex', '/login'));
  await signIn(other);
  await expect(other).toHaveURL(at('apex'));
  const lookAtIt = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  const bar = page.getByRole('banner');
  await lookAtIt();
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // It cannot be asked in this moment: looked at again it is asked again.
  await page.route('**/api/v2/session', (route) => route.abort(), { times: 1 });
  const asked = page.waitForRequest('**/api/v2/session');
  await lookAtIt();
  await asked;
  await page.unroute('**/api/v2/session');
  await expect(async () => {
    await lookAtIt();
    await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(quiet.heard.splice(0).filter((line) => !line.includes('/api/v2/session'))).toEqual([]);
});
