import type { Page } from '@playwright/test';
import { password } from './newcomers.ts';
import { signedIn, signedUp } from './sessions.ts';
import { at, expect, open, test } from './support.ts';

const PREFERENCES = at('apex', '/preferences');

const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' });

/** Opens the page and waits until the preferences have loaded. */
async function openPreferences(page: Page, url = PREFERENCES): Promise<void> {
  await open(page, url);
  await expect(page.locator('#main select').first()).toBeEnabled();
}

/** The values that the page shows, in document order. */
const shown = (page: Page) =>
  page
    .locator('#main')
    .evaluate((main) => [
      ...[...main.querySelectorAll('select')].map((one) => one.value),
      ...[...main.querySelectorAll<HTMLInputElement>('input[role="switch"]')].map((one) => one.checked),
    ]);

test('saves preferences with the account, across reloads and browsers, including the page’s language @acct-03 @i18n-02', async ({
  page,
  browser,
}) => {
  const email = await signedUp(page);
  await openPreferences(page);
  await expect(page.getByRole('navigation', { name: 'Account' }).locator('[aria-current]')).toHaveText('Preferences');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  // The last setting, spoilers, is stored on the device only.
  expect(await shown(page)).toEqual(['en_US', '', '', true, true, false, false]);

  await select(page, 'Audio').selectOption('Spanish');
  await select(page, 'Subtitles').selectOption('Off');
  await page.getByText('Autoplay next title').click();
  await page.getByText('Play automatically').click();
  const chosen = ['es', 'off', false, false, false, false];
  await expect.poll(() => shown(page)).toEqual(['en_US', ...chosen]);
  await expect(saved(page)).toHaveCount(1);

  await page.reload();
  await expect(select(page, 'Audio')).toBeEnabled();
  expect(await shown(page)).toEqual(['en_US', ...chosen]);
  await select(page, 'Display language').selectOption('Español');
  await expect(page).toHaveURL(at('apex', '/preferences?lang=es_ES'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferencias');
  await expect(select(page, 'Idioma de la interfaz')).toHaveValue('es_ES');

  // Without a language in the address the browser’s applies; a link offers the chosen one.
  const elsewhere = await browser.newContext({ locale: 'en-US' });
  const other = await elsewhere.newPage();
  await signedIn(other, 'apex', { id: email, secret: password });
  await openPreferences(other);
  expect(await shown(other)).toEqual(['es_ES', ...chosen]);
  await other.getByRole('link', { name: 'Show this page in Español' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Preferencias');
  await elsewhere.close();
});

test('a guest’s preferences stay on the device until an account’s preferences replace them @acct-03 @play-13', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPreferences(page);
  await expect(page.getByRole('main').getByText(/saved on this device until you sign in/)).toBeVisible();
  await page.getByText('Autoplay next title').click();
  await expect(saved(page)).toHaveCount(1);
  await page.reload();
  await expect(toggle(page, 'Autoplay next title')).toBeEnabled();
  await expect(toggle(page, 'Autoplay next title')).not.toBeChecked();
  expect(asked.filter((url) => url.includes('/user/preferences'))).toEqual([]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?from=%2Fpreferences',
  );
  // The new account has default preferences; the device’s choices are not copied to it.
  await signedUp(page);
  await openPreferences(page);
  await expect(toggle(page, 'Autoplay next title')).toBeChecked();
});
