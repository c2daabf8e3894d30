import { at, expect, noH264, noH264Reason, open, test } from './support.ts';
import type { Page } from '@playwright/test';

// These tests need animations, which playwright.config.ts otherwise disables by reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const film = (page: Page) => page.locator('main video');
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test('plays a hero’s background video muted, pauses it, and opens the full player @hero-03', async ({ page }) => {
  test.skip(noH264, noH264Reason);
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, at('apex'));
  const hero = page.locator('section[data-stage]').first();
  await expect(hero.locator('picture img')).toBeVisible();
  await expect(hero).toHaveAttribute('data-stage', 'animated');
  expect(await isPlaying(page)).toBe(true);
  // The page definition names a plain video file, so neither a streaming engine nor a stream is loaded.
  expect(asked.filter((url) => url.endsWith('/preview.mp4')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => /hls|m3u8|manifest\//.test(url))).toEqual([]);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  // The background video fades in within 800 ms and out within 300 ms.
  await expect(film(page)).toHaveCSS('transition-duration', '0.8s');
  await expect(film(page)).toHaveCSS('opacity', '1');
  const [pause, sound, full] = [0, 1, 2].map((index) => hero.locator('[data-full] button').nth(index));
  await sound?.click();
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await full?.press('Enter');
  await expect(hero).toHaveAttribute('data-stage', 'fullPlayer');
  await expect(film(page)).toHaveAttribute('controls');
  // The full player streams the whole video instead of the short preview file.
  await expect.poll(() => asked.some((url) => url.includes('.m3u8'))).toBe(true);
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await expect(hero).toHaveAttribute('data-stage', 'animated');
  await expect(film(page)).not.toHaveAttribute('controls');
  await pause?.click();
  await expect(hero).toHaveAttribute('data-stage', 'videoReady');
  await expect(film(page)).toHaveCSS('transition-duration', '0.3s');
  await expect(film(page)).toHaveCSS('opacity', '0');
  expect(await isPlaying(page)).toBe(false);
});

test('plays the stream of the hero’s video when the hero names no preview file @hero-03', async ({ page }) => {
  test.skip(noH264, noH264Reason);
  test.slow();
  const manifest = page.waitForRequest(/\.m3u8/);
  await open(page, at('apex', '/section/showcase'));
  await manifest;
  const hero = page.locator('section[data-stage]').first();
  await expect(hero).toHaveAttribute('data-stage', 'animated');
  // A video without an audio track has no sound button.
  await expect(hero.locator('[data-full] button')).toHaveCount(2);
});
