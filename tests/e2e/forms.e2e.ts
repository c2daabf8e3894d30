import { forgetConsent } from '../support/behind-the-server.ts';
import { fillSignUp, newcomer } from './newcomers.ts';
import { at, expect, hydrated, open, test, viewer } from './support.ts';

test.describe('sign-up page', () => {
  test('sign-up validates the fields, reports an existing account, and redirects afterwards @acct-05 @form-06', async ({
    page,
    quiet,
  }) => {
    await open(page, at('apex', '/signup?from=%2Fsection%2Frules'));
    const create = page.getByRole('button', { name: 'Create account' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription('Check all required boxes to continue.');
    // Marketing consent must not be pre-ticked (GDPR, recital 32).
    await expect(page.getByRole('checkbox', { name: 'Fight alerts' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await expect(create).toHaveAttribute('aria-disabled', 'false');

    await fillSignUp(page, 'nobody');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('another password');
    await create.click();
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter a valid email, such as name@example.com.');
    await expect(page.getByText('The passwords don’t match.')).toBeVisible();

    await fillSignUp(page, viewer.email);
    await create.click();
    await expect(email).toHaveAccessibleDescription(/An account with this email already exists/);
    await expect(email).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nina Newcomer');
    expect(quiet.heard.splice(0)).toHaveLength(1);

    await fillSignUp(page, newcomer());
    await page.getByRole('textbox', { name: 'Confirm password' }).press('Enter');
    await expect(page).toHaveURL(at('apex', '/section/rules'));
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

/** The demo account that has given no consent. */
const unasked = { email: 'newcomer@playbill.test', password: viewer.password };

test.describe('consent dialog', () => {
  test.describe.configure({ mode: 'serial' });
  test.slow();
  test.beforeEach(() => forgetConsent(process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e', 'lumen', unasked.email));

  test('a dialog blocks a viewer without consent, but the viewer can read the terms @acct-05', async ({ page }) => {
    await open(page, at('lumen', '/login'));
    await page.locator('input[name="id"]').fill(unasked.email);
    await page.locator('input[name="secret"]').fill(unasked.password);
    await page.locator('input[name="secret"]').press('Enter');
    const modal = page.getByRole('dialog', { name: 'Before you continue' });
    await expect(modal).toBeVisible();
    await expect(modal).toHaveAccessibleDescription('Review the following and choose what you agree to.');
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
