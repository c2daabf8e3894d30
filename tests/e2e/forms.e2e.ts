import { forgetConsent } from '../support/behind-the-server.ts';
import { fillSignUp, isSignedIn, newcomer, withoutScripts } from './newcomers.ts';
import { at, expect, hydrated, open, port, signIn, test, viewer } from './support.ts';

test.describe('sign-up', () => {
  test('asks for what it needs, says that an address has an account, and leads on @acct-05 @form-06', async ({
    page,
    quiet,
  }) => {
    await open(page, at('apex', '/signup?from=%2Fsection%2Frules'));
    const create = page.getByRole('button', { name: 'Create account' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription('Tick the boxes marked as required to go on.');
    await expect(page.getByRole('checkbox', { name: 'Fight alerts' })).toBeChecked();
    await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await expect(create).toHaveAttribute('aria-disabled', 'false');

    await fillSignUp(page, 'nobody');
    await page.getByRole('textbox', { name: 'Password once more' }).fill('another password');
    await create.click();
    const email = page.getByRole('textbox', { name: 'E-mail address' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
    await expect(page.getByText('The two passwords are not the same.')).toBeVisible();

    await fillSignUp(page, viewer.email);
    await create.click();
    await expect(email).toHaveAccessibleDescription(/There is an account with this e-mail address already/);
    await expect(email).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nina Newcomer');
    expect(quiet.heard.splice(0)).toHaveLength(1);

    await fillSignUp(page, newcomer());
    await page.getByRole('textbox', { name: 'Password once more' }).press('Enter');
    await expect(page).toHaveURL(at('apex', '/section/rules'));
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('says without scripts that an address has an account @acct-05 @form-06 @page-12', async ({ browser }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('apex', '/signup'));
      await fillSignUp(page, viewer.email);
      await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription(
        /There is an account with this e-mail address already/,
      );
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nina Newcomer');
      await expect(page.getByRole('checkbox', { name: /^Terms of use/ })).toBeChecked();
      expect(await isSignedIn(page)).toBe(false);
    });
  });

  test('works without scripts: says mistakes at their fields and keeps all that was typed but passwords @page-12 @acct-05 @form-06', async ({
    browser,
  }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('apex', '/signup?from=%2Fsection%2Frules'));
      await fillSignUp(page, 'nobody');
      await page.getByRole('textbox', { name: 'Month' }).fill('2');
      await page.getByRole('textbox', { name: 'Day' }).fill('30');
      await page.getByRole('textbox', { name: 'Year' }).fill('1999');
      await page.getByRole('checkbox', { name: 'Fight alerts' }).uncheck();
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Create account' }).click();
      expect((await answer).status()).toBe(422);
      expect((await answer).headers()['cache-control']).toBe('private, no-store');

      await expect(page.getByRole('alert')).toHaveText('Check: E-mail address, Date of birth, Terms of use.');
      const email = page.getByRole('textbox', { name: 'E-mail address' });
      await expect(email).toHaveValue('nobody');
      await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
      await expect(page.getByText('Enter a whole date that exists')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Day' })).toHaveValue('30');
      await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
      await expect(page.getByRole('checkbox', { name: /^Terms of use/ })).toHaveAccessibleDescription(
        /Tick this box to go on\./,
      );
      await expect(page.getByRole('checkbox', { name: 'Fight alerts' })).not.toBeChecked();

      await fillSignUp(page, newcomer());
      await page.getByRole('textbox', { name: 'Day' }).fill('28');
      await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(at('apex', '/section/rules'));
      expect(await isSignedIn(page)).toBe(true);
    });
  });
});

test.describe('sign-in without scripts', () => {
  test('says a wrong pair once, and leads on with the right one, but only within this site @page-12 @auth-02', async ({
    browser,
  }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('apex', '/login?from=%2Fsection%2Frules'));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('Enter your e-mail address and password.');
      await page.locator('input[name="id"]').fill(viewer.email);
      await page.locator('input[name="secret"]').fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'The e-mail address or the password is wrong. Check both and try again.',
      );
      await expect(page.locator('input[name="id"]')).toHaveValue(viewer.email);
      await expect(page.locator('input[name="secret"]')).toHaveValue('');
      await signIn(page);
      await expect(page).toHaveURL(at('apex', '/section/rules'));
      expect(await isSignedIn(page)).toBe(true);

      await page.goto(at('apex', '/logout'));
      await page.getByRole('button', { name: 'Sign out' }).last().click();
      await expect(page).toHaveURL(at('apex', '/'));
      expect(await isSignedIn(page)).toBe(false);

      await page.goto(at('apex', '/login?from=https%3A%2F%2Fevil.example%2F'));
      await signIn(page);
      await expect(page).toHaveURL(at('apex', '/'));
    });
  });
});

test('refuses a form that another site sends, and one that is too long @page-12', async ({ request }) => {
  const post = (headers: Record<string, string>, data = 'id=a&secret=b') =>
    request.post(`http://127.0.0.1:${port}/login`, {
      headers: { host: `apex.localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      data,
    });
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site', origin: at('apex', '') })).status()).toBe(403);
  expect((await post({})).status()).toBe(403);
  expect((await post({ origin: at('apex', '') })).status()).toBe(422);
  expect((await post({ origin: at('apex', ''), 'content-type': 'text/plain' })).status()).toBe(415);
  expect((await post({ origin: at('apex', '') }, `id=${'x'.repeat(70_000)}`)).status()).toBe(413);
});

/** The demo's account that has agreed to nothing. */
const unasked = { email: 'newcomer@playbill.test', password: viewer.password };

test.describe('consent', () => {
  test.describe.configure({ mode: 'serial' });
  test.slow();
  test.beforeEach(() => forgetConsent(process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e', 'lumen', unasked.email));

  test('asks for consent on the way in without scripts, and then goes on @acct-05 @page-12', async ({ browser }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('lumen', '/login?from=%2Fsection%2Fabout'));
      await page.locator('input[name="id"]').fill(unasked.email);
      await page.locator('input[name="secret"]').fill(unasked.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(at('lumen', '/consent?from=%2Fsection%2Fabout'));
      await page.getByRole('button', { name: 'Agree and continue' }).click();
      await expect(page.getByRole('checkbox', { name: /^Terms of use/ })).toHaveAccessibleDescription(
        /Tick this box to go on\./,
      );
      await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
      await page.getByRole('button', { name: 'Agree and continue' }).click();
      await expect(page).toHaveURL(at('lumen', '/section/about'));
    });
  });

  test('holds up a viewer without consent by a modal, but lets the terms be read @acct-05', async ({ page }) => {
    await open(page, at('lumen', '/login'));
    await page.locator('input[name="id"]').fill(unasked.email);
    await page.locator('input[name="secret"]').fill(unasked.password);
    await page.locator('input[name="secret"]').press('Enter');
    const modal = page.getByRole('dialog', { name: 'Before you go on' });
    await expect(modal).toBeVisible();
    await expect(modal).toHaveAccessibleDescription('Please read this and tell us what you agree to.');
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
    const agree = modal.getByRole('button', { name: 'Agree and continue' });
    await expect(agree).toHaveAttribute('aria-disabled', 'true');

    await modal.getByRole('link', { name: 'how the house works' }).click();
    await expect(page).toHaveURL(at('lumen', '/section/about'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(modal).toBeHidden();
    await page.goBack();
    await expect(modal).toBeVisible();

    await modal.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await agree.click();
    await expect(modal).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(modal).toBeHidden();
  });
});

test('lets caches keep a guest’s pages, but no personal page @page-12', async ({ request }) => {
  const caching = async (path: string) =>
    (
      await request.get(`http://127.0.0.1:${port}${path}`, {
        headers: { host: `apex.localhost:${port}` },
        maxRedirects: 0,
      })
    ).headers()['cache-control'];
  expect(await caching('/search?query=apex')).toContain('public');
  for (const path of ['/account', '/consent', '/login', '/signup'])
    expect(await caching(path)).toBe('private, no-store');
});
