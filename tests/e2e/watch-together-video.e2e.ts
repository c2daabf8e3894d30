import type { Page } from '@playwright/test';
import { at, expect, hydrated, listen, noH264, noH264Reason, open, test } from './support.ts';

test.skip(noH264, noH264Reason);

const media = (page: Page) =>
  page.locator('[data-room] video').evaluate(({ currentTime, paused }: HTMLVideoElement) => ({ currentTime, paused }));
/** Waits until all players are between two positions in seconds and within a second of each other. */
const areTogether = (pages: readonly Page[], from: number, to: number) =>
  expect(async () => {
    const places = (await Promise.all(pages.map(media))).map(({ currentTime }) => currentTime);
    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(from);
      expect(place).toBeLessThan(to);
    }
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(1);
  }).toPass();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('play, seek, end and replay of a video stay in sync in a watch-together room @live-06', async ({
  page,
  browser,
  quiet,
}) => {
  await open(page, at('apex', '/video/1516'));
  await page.getByRole('main').getByRole('link', { name: 'Watch together' }).click();
  await press(page, 'Start a room');
  await expect(page).toHaveURL(/\/video\/1516\/watch-together\?room=/);
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  const otto = await context.newPage();
  listen(otto, quiet.heard);
  await otto.goto(await page.getByLabel('Invite link').inputValue());
  await hydrated(otto);
  await press(otto, 'Join');
  const both = [page, otto];

  // Playback starts for both when the host starts it.
  await expect.poll(() => media(otto)).toEqual({ currentTime: 0, paused: true });
  await press(page, 'Play');
  await areTogether(both, 1, Infinity);
  await page.getByRole('slider', { name: 'Seek' }).focus();
  await page.keyboard.press('5');
  const middle = (await media(page)).currentTime;
  expect(middle).toBeGreaterThan(8);
  await areTogether(both, middle - 1, Infinity);

  // The end pauses both, and the host’s replay restarts both.
  await page.keyboard.press('End');
  await expect(otto.getByText('Paused for everyone')).toBeVisible();
  const end = (await media(page)).currentTime;
  expect(end).toBeGreaterThan(middle);
  await areTogether(both, end - 1, end + 1);
  await page.getByRole('button', { name: 'Play again' }).last().click();
  await areTogether(both, 0.5, middle);

  await press(otto, 'Leave room');
  await expect(otto).toHaveURL(/\/video\/1516\/[a-z]/);
  await context.close();
});
