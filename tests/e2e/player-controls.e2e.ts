import type { Page } from '@playwright/test';
import { at, expect, noH264, noH264Reason, open, signIn, test } from './support.ts';

test.skip(noH264, noH264Reason);

/** Free episodes that follow each other; the first has an intro from 4 to 9 s and ends with credits. */
const FIRST = '/video/1516';
const SECOND = /\/video\/1517\//;

const player = (page: Page) => page.locator('[data-player]');
const video = (page: Page) => page.locator('[data-player] video');
const read = <Key extends 'currentTime' | 'paused' | 'playbackRate'>(page: Page, key: Key) =>
  video(page).evaluate((element, key) => (element as HTMLVideoElement)[key as 'currentTime'], key);
const position = (page: Page) => read(page, 'currentTime') as Promise<number>;
const move = (page: Page, from: 'start' | 'end', seconds: number) =>
  video(page).evaluate(
    (element, { from, seconds }) => {
      const film = element as HTMLVideoElement;
      film.currentTime = from === 'end' ? film.duration - seconds : seconds;
    },
    { from, seconds },
  );
async function watch(page: Page, address = FIRST): Promise<void> {
  await open(page, at('apex', address));
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
}
const button = (page: Page, name: string | RegExp) =>
  player(page).getByRole('button', { name, exact: typeof name === 'string' });

test('keeps the chosen subtitles and their style after a reload, also when chosen before preferences load @play-06 @play-13 @play-16', async ({
  page,
}) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/page-preferences-[\w-]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await watch(page);
  await button(page, 'Subtitles').click();
  await player(page).getByText('Spanish', { exact: true }).click();
  await button(page, 'Subtitle style').click();
  await player(page).getByRole('combobox', { name: 'Size' }).selectOption('200%');
  await player(page).getByRole('combobox', { name: 'Text colour' }).selectOption('Yellow');
  await player(page).getByRole('combobox', { name: 'Position' }).selectOption('Top');
  await page.keyboard.press('Escape');
  const kept = () => page.evaluate(() => localStorage.getItem('playbill.preferences'));
  expect(await kept()).toBeNull();
  letCome();
  await expect.poll(kept).toContain('"size":200');
  await watch(page);
  const drawn = player(page).locator('[data-captions][lang="es"]');
  await expect(drawn.locator('[data-area="top"]')).toHaveText(/\S/);
  await expect(drawn).toHaveCSS('--caption-scale', '2');
  await expect(drawn).toHaveCSS('--caption-colour', '#ffff00');
});

test('skips the intro of the stream and goes on with the next title in the same player @play-08 @play-10', async ({
  page,
}) => {
  await watch(page);
  await video(page).evaluate((element) => element.closest('[data-player]')?.setAttribute('data-same', ''));
  await move(page, 'start', 4.2);
  await button(page, 'Skip intro').click();
  await expect.poll(() => position(page)).toBeGreaterThan(8.9);
  await player(page).focus();
  await page.keyboard.press('m');
  await move(page, 'end', 3.4);
  const card = player(page).getByRole('region', { name: 'Up next' });
  await expect(card).toContainText(/The InterpreterStarts in \d s/);
  await card.getByRole('button', { name: 'Cancel' }).click();
  // At the end there is a choice, and nothing moves by itself.
  await expect(card.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page).toHaveURL(/\/video\/1516/);
  await page.keyboard.press('Shift+N');
  await expect(page).toHaveURL(SECOND);
  await expect(page.locator('[data-player][data-same]')).toBeAttached();
  // Around the player everything is the new title's, and there once.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['The Interpreter']);
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  await expect(button(page, 'Unmute')).toBeVisible();
  await move(page, 'end', 2);
  await expect(page).toHaveURL(/\/video\/1518\//);
});

test('plays over plain http and says that the playback details cannot be copied there @play-01 @play-06', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const name of ['clipboard', 'locks', 'serviceWorker', 'requestMediaKeySystemAccess'])
      Reflect.deleteProperty(Navigator.prototype, name);
  });
  await watch(page);
  await button(page, 'Settings').click();
  await button(page, 'Playback details').click();
  await player(page).getByRole('button', { name: 'Copy as text' }).click();
  await expect(player(page).getByText('It can’t be copied here.')).toBeVisible();
});

test('refuses one stream too many and lets the viewer stop another device @play-18', async ({
  page,
  browser,
  quiet,
}) => {
  const enter = async (one: Page) => {
    await open(one, at('onestream', '/login'));
    await signIn(one);
    await expect(one).not.toHaveURL(/login/);
  };
  await enter(page);
  await open(page, at('onestream', '/video/1001'));
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  await enter(other);
  await open(other, at('onestream', '/video/1001'));
  const limit = other.locator('[data-too-many]');
  await expect(limit).toContainText('You are watching on as many devices as you may.');
  await expect(limit.getByRole('listitem')).toContainText(/Chrome.* · .+ · since \d/);
  expect(await read(other, 'paused')).toBe(true);
  await limit.getByRole('button', { name: /^Stop Chrome/ }).click();
  await expect.poll(() => read(other, 'paused')).toBe(false);
  await expect(page.getByText('This was stopped on another device.')).toBeVisible();
  await expect.poll(() => read(page, 'paused')).toBe(true);
  await expect(button(page, 'Play here')).toBeVisible();
  await context.close();
  quiet.heard.splice(0);
});
