import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, noH264, noH264Reason, open, test } from './support.ts';

test.skip(noH264, noH264Reason);

/** Free consecutive episodes; the first has an intro from 4 to 9 s and ends with credits. */
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

test('over plain HTTP, the player skips the intro and continues with the next title in the same player @play-01 @play-06 @play-08 @play-10', async ({
  page,
}) => {
  // Simulate plain HTTP by removing the APIs that browsers provide only in secure contexts.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const name of ['clipboard', 'locks', 'serviceWorker', 'requestMediaKeySystemAccess'])
      Reflect.deleteProperty(Navigator.prototype, name);
  });
  await watch(page);
  await button(page, 'Settings').click();
  await button(page, 'Playback stats').click();
  await player(page).getByRole('button', { name: 'Copy as text' }).click();
  await expect(player(page).getByText('We couldn’t copy this.')).toBeVisible();
  await page.keyboard.press('Escape');
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
  // After Cancel the end screen offers a choice and does not advance by itself.
  await expect(card.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page).toHaveURL(/\/video\/1516/);
  await page.keyboard.press('Shift+N');
  await expect(page).toHaveURL(SECOND);
  await expect(page.locator('[data-player][data-same]')).toBeAttached();
  // The page around the player shows the new title, once.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['The Interpreter']);
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  await expect(button(page, 'Unmute')).toBeVisible();
  await move(page, 'end', 2);
  await expect(page).toHaveURL(/\/video\/1518\//);
});

test('refuses playback above the limit of concurrent streams and lets the viewer stop another device @play-18', async ({
  page,
  browser,
  quiet,
}) => {
  await signedIn(page, 'onestream');
  await open(page, at('onestream', '/video/1001'));
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  await signedIn(other, 'onestream');
  await open(other, at('onestream', '/video/1001'));
  const limit = other.locator('[data-too-many]');
  await expect(limit).toContainText('You’re watching on too many devices.');
  await expect(limit.getByRole('listitem')).toContainText(/Chrome.* · .+ · since \d/);
  expect(await read(other, 'paused')).toBe(true);
  await limit.getByRole('button', { name: /^Stop Chrome/ }).click();
  await expect.poll(() => read(other, 'paused')).toBe(false);
  await expect(page.getByText('Playback was stopped from another device.')).toBeVisible();
  await expect.poll(() => read(page, 'paused')).toBe(true);
  await expect(button(page, 'Play here')).toBeVisible();
  await context.close();
  quiet.heard.splice(0);
});
