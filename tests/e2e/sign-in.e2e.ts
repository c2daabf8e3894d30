import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, open, row, signIn, test, viewer } from './support.ts';

test('keeps the sign-in form and its input when the session turns out to have expired @auth-02', async ({ page }) => {
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

test('redirects from a locked video to sign-in and back, and signs out @auth-01 @auth-02 @auth-16', async ({
  page,
  context,
}) => {
  // A realm without a captcha loads no captcha code.
  const captcha: string[] = [];
  page.on('request', (request) => {
    if (/captcha|worker-/.test(new URL(request.url()).pathname)) captcha.push(request.url());
  });
  await open(page, at('apex'));
  const locked = row(page, 'new-fights').locator('a[data-card]', { hasText: 'Sign in to watch' }).first();
  await locked.scrollIntoViewIfNeeded();
  await locked.click();
  await expect(page).toHaveURL(/\/login\?from=%2Fvideo%2F\d+/);
  await signIn(page);
  await expect(page).toHaveURL(/\/video\/\d+\//);
  expect(captcha).toEqual([]);
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

test('shows a signed-in viewer’s menu and signs out before the page’s script has loaded @auth-01', async ({ page }) => {
  await signedIn(page);
  // The application script never loads.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(at('apex', '/section/rules'), { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeHidden();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at('apex', '/'));
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // The server has ended the session as well.
  await page.unroute('**/assets/*.js');
  await page.goto(at('apex', '/account'));
  await expect(page).toHaveURL(/\/login/);
});

// Only a browser that denies cookies and storage to the page shows this; lower test layers have none.
test('plays free titles and explains why sign-in is impossible when the browser blocks cookies @auth-01 @play-01', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { value: '' });
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: deny });
    LockManager.prototype.request = async () => deny();
  });
  await open(page, at('apex', '/video/1001'));
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0);
  await open(page, at('apex', '/login'));
  await signIn(page);
  await expect(page.getByText('Your browser blocks cookies for this site, so you can’t sign in.')).toBeVisible();
  await expect(page.locator('input[name="id"]')).toHaveValue(viewer.email);
});

test('signs in and out in all tabs at once, without a request per tab @auth-01', async ({ page }) => {
  await open(page, at('apex', '/section/rules'));
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
  // Whichever tab first needs a guest session requests it; the message to the other tab may arrive slightly later.
  listen(other, 'other');
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  for (const tab of ['page', 'other']) expect(asked.filter((one) => one === tab).length, tab).toBeLessThan(2);
});

test('updates the session of a frozen tab when the tab regains focus @auth-01', async ({ page, quiet }) => {
  await open(page, at('apex', '/section/rules'));
  const focus = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  const bar = page.getByRole('banner');
  // Sign in outside all tabs, so that no tab broadcasts it.
  await signedIn(page);
  // What listens to the focus loads after hydration. The button alone proves no renewal, because any new rendering reads
  // the cookie.
  await expect(async () => {
    const renewed = page.waitForResponse('**/api/v2/session', { timeout: 5000 });
    await focus();
    await renewed;
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.context().clearCookies();
  // The session call fails once and is retried at the next focus.
  await page.route('**/api/v2/session', (route) => route.abort(), { times: 1 });
  const asked = page.waitForRequest('**/api/v2/session');
  await focus();
  await asked;
  await expect(async () => {
    await focus();
    await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(quiet.heard.splice(0).filter((line) => !line.includes('/api/v2/session'))).toEqual([]);
});
