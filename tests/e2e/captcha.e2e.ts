import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyRealm, edit, load } from './realm-copy.ts';
import { ask, at, expect, open, port, signIn, test, viewer } from './support.ts';

const REALM = 'careful';

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  test.setTimeout(180_000);
  const folder = copyRealm(REALM, 'Careful House');
  edit(path.join(folder, 'realm.json'), (settings) => ({
    ...settings,
    consent: { required: false },
    captcha: { provider: 'proof-of-work', protectedActions: ['LOGIN', 'SIGNUP'] },
  }));
  const { status, stderr } = load(folder);
  expect(status, stderr).toBe(0);
  rmSync(path.dirname(folder), { recursive: true });
});

/** What a page loads of the captcha. */
function captchaFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/captcha|worker-/.test(new URL(request.url()).pathname)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('on a protected realm the check begins with the first touch, and sign-in works by itself @auth-16', async ({
  page,
}) => {
  const asked = captchaFiles(page);
  await open(page, at(REALM, '/login?from=%2Fsection%2Ffilms'));
  expect(asked.filter((file) => file.startsWith('/api/'))).toEqual([]);
  const line = page.locator('[data-check]');
  await expect(line).toHaveAttribute('data-check', 'idle');
  await page.locator('input[name="id"]').focus();
  await expect(line.getByRole('status')).toHaveText('Checked: you are no robot.');
  expect(asked).toContain('/api/v2/captcha/challenge');
  expect(asked.some((file) => file.startsWith('/assets/worker-'))).toBe(true);
  await signIn(page);
  await expect(page).toHaveURL(at(REALM, '/section/films'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('sign-in of a protected realm has its page alone, which leads back to where it was pressed @nav-09 @auth-16', async ({
  page,
}) => {
  await open(page, at(REALM, '/section/films'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true });
  await expect(link).not.toHaveAttribute('aria-haspopup');
  await link.click();
  await expect(page).toHaveURL(at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who sends the form before the check is done waits for it, and needs no second press @auth-16', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v2/captcha/challenge', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await signIn(page);
  await expect(page.getByRole('status').filter({ hasText: 'Checking that you are no robot…' })).toBeVisible();
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(page).toHaveURL(at(REALM, '/section/films'));
});

test('a check that is refused is told, all that was typed stays, and the next press goes through @auth-16', async ({
  page,
  quiet,
}) => {
  // Used up by somebody else in between.
  await page.route(
    '**/api/v2/login',
    async (route) => {
      const headers = route.request().headers();
      await page.request.fetch(`http://127.0.0.1:${port}/api/v2/login`, {
        method: 'POST',
        headers: { host: new URL(at(REALM)).host, realm: REALM, 'content-type': 'application/json' },
        data: { ...(route.request().postDataJSON() as object), secret: 'not the password' },
      });
      await route.continue({ headers });
    },
    { times: 1 },
  );
  await open(page, at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('It could not be confirmed that you are a person. Try again.');
  await expect(page.locator('input[name="id"]')).toHaveValue(viewer.email);
  await expect(page.locator('input[name="secret"]')).toHaveValue(viewer.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(at(REALM, '/section/films'));
  expect(quiet.heard.splice(0).map((line) => /status of \d+/.exec(line)?.[0])).toEqual(['status of 403']);
});

test('a check that cannot be had says so and offers another try, which works when it can @auth-16', async ({
  page,
  quiet,
}) => {
  await page.route('**/api/v2/captcha/challenge', (route) => route.abort(), { times: 1 });
  await open(page, at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await page.locator('input[name="id"]').focus();
  const line = page.locator('[data-check]');
  await expect(line.getByRole('status')).toHaveText('The check that you are no robot did not work.');
  await line.getByRole('button', { name: 'Try again' }).click();
  await expect(line.getByRole('status')).toHaveText('Checked: you are no robot.');
  quiet.heard.length = 0;
});

test('a wrong password costs a check, and the next one is done while it is told @auth-16', async ({ page, quiet }) => {
  await open(page, at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill('not the password');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await expect(page.locator('[data-check]').getByRole('status')).toHaveText('Checked: you are no robot.');
  await signIn(page);
  await expect(page).toHaveURL(at(REALM, '/section/films'));
  quiet.heard.length = 0;
});

test('without scripts the form says what it needs them for; with them it does not @auth-16', async ({
  page,
  request,
}) => {
  const words = 'This form checks that you are no robot, and needs JavaScript for that.';
  // A browser that a test forbids scripts draws nothing of this element all the same: so the page itself is read.
  for (const form of ['/login', '/signup'])
    expect(await (await ask(request, REALM, form)).text()).toContain(`<noscript>${words}`);
  // The words themselves are among the labels of every page.
  expect(await (await ask(request, 'apex', '/login')).text()).not.toContain(`<noscript>${words}`);
  await open(page, at(REALM, '/login'));
  await expect(page.getByText(words)).toBeHidden();
});

test('a realm without a captcha loads nothing of one @auth-16', async ({ page }) => {
  const asked = captchaFiles(page);
  await open(page, at('apex', '/login?from=%2Fsection%2Frules'));
  await page.locator('input[name="id"]').focus();
  await signIn(page);
  await expect(page).toHaveURL(at('apex', '/section/rules'));
  expect(asked).toEqual([]);
});

test('an editor of a protected realm comes into the studio without seeing anything of it @auth-16', async ({
  page,
  quiet,
}) => {
  await page.goto(`http://studio.localhost:${port}/?realm=${REALM}`);
  await page.getByLabel('E-mail').fill('editor@playbill.test');
  await page.getByLabel('Password').fill(viewer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  quiet.heard.length = 0;
});
