import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, open, row, signIn, test, viewer } from './support.ts';

test('a wrong password gives one message, and the typed e-mail stays @auth-02', async ({ page, quiet }) => {
  await open(page, at('apex', '/login'));
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill('not the password');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toHaveText(
    'The e-mail address or the password is wrong. Check both and try again.',
  );
  await expect(page.locator('input[name="id"]')).toHaveValue(viewer.email);
  expect(quiet.heard).toHaveLength(1);
  expect(quiet.heard[0]).toContain('404');
  quiet.heard.length = 0;
});

test('an empty form says so once; one empty field says so at the field and takes the focus @auth-02', async ({
  page,
}) => {
  await open(page, at('apex', '/login'));
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toHaveText('Enter your e-mail address and password.');
  const email = page.locator('input[name="id"]');
  await email.fill('no address');
  await page.locator('input[name="secret"]').fill('x');
  await page.locator('form button[type="submit"]').click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter an e-mail address such as name@example.com.')).toBeVisible();
  await email.fill('n');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('a browser that takes itself for signed in, and is not, keeps the form and what is typed into it @auth-02', async ({
  page,
}) => {
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

test('the password is shown while the eye is held, and hides after it is let go', async ({ page }) => {
  // Keys of the device would be asked for meanwhile, and the clock that is moved would let their call be too late.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await open(page, at('apex', '/login'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const password = page.locator('input[name="secret"]');
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).hover();
  await page.mouse.down();
  await expect(password).toHaveAttribute('type', 'text');
  await page.mouse.up();
  await page.clock.runFor(299);
  await expect(password).toHaveAttribute('type', 'text');
  await page.clock.runFor(2);
  await expect(password).toHaveAttribute('type', 'password');
});

test('a video that needs sign-in leads there and back, and sign-out ends it @auth-01 @auth-02', async ({
  page,
  context,
}) => {
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

test('the signed-in see their own menu from the first paint on @auth-01', async ({ page, quiet }) => {
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

test('who signs out before the page listens is signed out @auth-01', async ({ page }) => {
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

test('a session of one realm is none in the other @realm-02', async ({ page }) => {
  await signedIn(page, 'apex');
  await open(page, at('apex', '/section/rules'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await open(page, at('lumen', '/section/about'));
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

// What counts as elsewhere is a table of src/app/links/content-links.test.ts; here it is asked at all.
test('after sign-in nobody is sent to another site @auth-02', async ({ page }) => {
  await open(page, at('apex', `/login?from=${encodeURIComponent('/\\evil.example')}`));
  await signIn(page);
  await expect(page).toHaveURL(at('apex'));
  await expect(row(page, 'new-fights')).toBeVisible();
});

test('who signs in or out in one tab is so at once in the others, which ask nobody @auth-01', async ({ page }) => {
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

test('a tab that was told nothing, as it was frozen, is in step when it is looked at @auth-01', async ({
  page,
  quiet,
}) => {
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
