import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { password } from './newcomers.ts';
import { signedIn, signedUp } from './sessions.ts';
import { at, expect, noH264, noH264Reason, open, type Quiet, test } from './support.ts';

const PREFERENCES = at('apex', '/preferences');
const CALL = '**/api/v2/user/preferences';

const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' });
const refusals = ({ heard }: Quiet) => heard.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1]);

/** Opens the page and waits until it is known what holds. */
async function openPreferences(page: Page, url = PREFERENCES): Promise<void> {
  await open(page, url);
  await expect(page.locator('#main select').first()).toBeEnabled();
}

/** What the page shows, in its order. */
const shown = (page: Page) =>
  page
    .locator('#main')
    .evaluate((main) => [
      ...[...main.querySelectorAll('select')].map((one) => one.value),
      ...[...main.querySelectorAll<HTMLInputElement>('input[role="switch"]')].map((one) => one.checked),
    ]);

test('what a viewer chooses is saved at once, there after a reload and in another browser @acct-03', async ({
  page,
  browser,
}) => {
  const email = await signedUp(page);
  await openPreferences(page);
  await expect(page.getByRole('navigation', { name: 'Account' }).locator('[aria-current]')).toHaveText('Preferences');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  expect(await shown(page)).toEqual(['en_US', '', '', true, true, false]);

  await select(page, 'Audio').selectOption('Spanish');
  await expect(saved(page)).toHaveCount(1);
  await select(page, 'Subtitles').selectOption('Off');
  await toggle(page, 'Play the next title by itself').uncheck();
  await toggle(page, 'With sound').check();
  // What hangs on another choice is off with it, and comes back with it.
  await toggle(page, 'Play them by themselves').uncheck();
  await expect(toggle(page, 'With sound')).toBeDisabled();
  await expect(toggle(page, 'With sound')).not.toBeChecked();
  await expect(toggle(page, 'With sound')).toHaveAccessibleDescription('Only while the films play by themselves.');
  await toggle(page, 'Play them by themselves').check();
  await expect(toggle(page, 'With sound')).toBeChecked();
  await toggle(page, 'Play them by themselves').uncheck();
  const chosen = ['en_US', 'es', 'off', false, false, false];
  expect(await shown(page)).toEqual(chosen);
  await expect(saved(page)).toHaveCount(1);

  await page.reload();
  await expect(select(page, 'Audio')).toBeEnabled();
  expect(await shown(page)).toEqual(chosen);
  const elsewhere = await browser.newContext({ locale: 'en-US' });
  const other = await elsewhere.newPage();
  await signedIn(other, 'apex', { id: email, secret: password });
  await openPreferences(other);
  expect(await shown(other)).toEqual(chosen);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Reset to the usual' }).click();
  await expect.poll(() => shown(page)).toEqual(['en_US', '', '', true, true, false]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page)).toEqual(chosen);
  await expect(page.getByRole('button', { name: 'Reset to the usual' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('another language is kept, and the page is shown in it at once @acct-03 @i18n-02', async ({ page }) => {
  await signedUp(page);
  await openPreferences(page);
  await expect(select(page, 'Language of the pages')).toHaveAccessibleDescription(/this page is shown in it/);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await select(page, 'Language of the pages').selectOption('Español');
  expect((await kept).ok()).toBe(true);
  await expect(page).toHaveURL(at('apex', '/preferences?lang=es_ES'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferencias');
  await expect(select(page, 'Idioma de las páginas')).toHaveValue('es_ES');
  // Without the language in the address the browser's holds, and the chosen one is a press away.
  await openPreferences(page);
  await expect(select(page, 'Language of the pages')).toHaveValue('es_ES');
  await page.getByRole('link', { name: 'Show this page in Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferencias');
});

test('a language that could not be kept is not left for before it is, and not at all once all is reset @acct-03', async ({
  page,
  quiet,
}) => {
  await signedUp(page);
  await openPreferences(page);
  const refuse = () => page.route(CALL, (route) => route.fulfill({ status: 503, json: {} }));
  const fault = page.getByRole('alert').filter({ hasText: /\S/ });
  await refuse();
  await select(page, 'Language of the pages').selectOption('Português');
  await expect(fault).toBeVisible();
  await expect(page).toHaveURL(PREFERENCES);
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(at('apex', '/preferences?lang=pt_PT'));

  await openPreferences(page);
  await refuse();
  await select(page, 'Language of the pages').selectOption('Español');
  await expect(fault).toBeVisible();
  await page.getByRole('button', { name: 'Reset to the usual' }).click();
  await page.unroute(CALL);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ language: '' });
  await expect(saved(page)).toHaveCount(1);
  await expect(page).toHaveURL(PREFERENCES);
  expect(new Set(refusals(quiet))).toEqual(new Set(['503']));
});

test('a guest’s are the device’s, until an account’s hold @acct-03 @play-13', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, at('apex', '/section/rules'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Preferences' }).click();
  await expect(page).toHaveURL(PREFERENCES);
  await expect(page.getByRole('main').getByText(/kept on this device until you sign in/)).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await toggle(page, 'Play the next title by itself').uncheck();
  await expect(saved(page)).toHaveCount(1);
  await page.reload();
  await expect(toggle(page, 'Play the next title by itself')).toBeEnabled();
  await expect(toggle(page, 'Play the next title by itself')).not.toBeChecked();
  expect(asked.filter((url) => url.includes('/user/preferences'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(at('apex', '/login?from=%2Fpreferences'));
  // The account has chosen nothing, and is not told what the device had.
  await signedUp(page);
  await openPreferences(page);
  await expect(toggle(page, 'Play the next title by itself')).toBeChecked();
});

test('a save that fails says so, keeps the wish, and goes through at the next try @acct-03', async ({
  page,
  quiet,
}) => {
  await signedUp(page);
  await openPreferences(page);
  await page.route(CALL, (route) => route.fulfill({ status: 503, json: {} }));
  await select(page, 'Audio').selectOption('Spanish');
  const fault = page.getByRole('alert').filter({ hasText: 'could not be saved' });
  await expect(fault).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await expect(select(page, 'Audio')).toHaveValue('es');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // Nothing is put out of use: another choice goes along.
  await toggle(page, 'Play the next title by itself').uncheck();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toBeVisible();
  expect(new Set(refusals(quiet))).toEqual(new Set(['503']));
  await page.unroute(CALL);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await sent).postDataJSON()).toEqual({ audioLanguage: 'es', autoAdvance: false });
  await expect(fault).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(saved(page)).toHaveCount(1);
  await expect(toggle(page, 'Play the next title by itself')).toBeFocused();
  await page.reload();
  await expect(select(page, 'Audio')).toHaveValue('es');
});

test('until it is known what holds nothing can be changed, and nothing moves when it is @acct-03', async ({
  page,
  quiet,
}) => {
  await signedUp(page);
  await page.route(CALL, (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, PREFERENCES);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  expect(refusals(quiet)).toEqual(['503']);
  await expect(select(page, 'Audio')).toBeDisabled();
  await expect(toggle(page, 'Play the next title by itself')).toBeDisabled();
  const places = () =>
    page
      .locator('#main')
      .evaluate((main) =>
        [...main.querySelectorAll('select, input[role="switch"]')].map((one) => one.getBoundingClientRect().top),
      );
  const before = await places();
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(select(page, 'Audio')).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await places()).toEqual(before);
});

test('all of it goes by keyboard @acct-03', async ({ page }) => {
  await openPreferences(page);
  await page.locator('#main').focus();
  const names: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement;
        return (focused.labels?.[0] ?? focused).textContent ?? '';
      }),
    );
  }
  expect(names).toEqual([
    'Sign in',
    'Language of the pages',
    'Audio',
    'Subtitles',
    'Play the next title by itself',
    'Play them by themselves',
    'With sound',
    'Reset to the usual',
  ]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(toggle(page, 'With sound')).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(toggle(page, 'With sound')).toBeDisabled();
  await select(page, 'Subtitles').focus();
  await page.keyboard.press('ArrowDown');
  await expect(select(page, 'Subtitles')).toHaveValue('off');
  await expect(saved(page)).toHaveCount(1);
});

test.describe('films', () => {
  // What moves is the subject here.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('heroes and the player obey, and what is done at a hero is a preference @acct-03 @hero-03 @play-13', async ({
    page,
  }) => {
    test.skip(noH264, noH264Reason);
    test.slow();
    await signedUp(page);
    await openPreferences(page);
    await toggle(page, 'Play them by themselves').uncheck();
    await select(page, 'Subtitles').selectOption('Spanish');
    await expect(saved(page)).toHaveCount(1);
    await open(page, at('apex'));
    const hero = page.locator('section[data-stage]').first();
    const play = hero.locator('[data-full] button');
    await expect(play).toHaveCount(1);
    await expect(hero).toHaveAttribute('data-stage', 'videoReady');
    const kept = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/preferences'));
    await play.click();
    expect((await kept).postDataJSON()).toEqual({ videoBackgroundAutoPlay: true });
    await expect(hero).toHaveAttribute('data-stage', 'animated');
    await open(page, at('apex', '/video/1516'));
    const player = page.locator('[data-player]');
    await expect(player.locator('[data-captions][lang="es"]')).toBeAttached();
    await player.getByRole('button', { name: 'Subtitles', exact: true }).click();
    await player.getByRole('radio', { name: 'English' }).check();
    await expect(player.locator('[data-captions][lang="en"]')).toBeAttached();
    await openPreferences(page);
    await expect(toggle(page, 'Play them by themselves')).toBeChecked();
    await expect(select(page, 'Subtitles')).toHaveValue('en');
  });
});
