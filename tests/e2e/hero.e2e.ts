import { at, expect, noH264, noH264Reason, open, test } from './support.ts';
import type { Page } from '@playwright/test';

// What moves is the subject here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const film = (page: Page) => page.locator('main video');
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

for (const [realm, lang] of [
  ['apex', 'en'],
  ['lumen', 'ar'],
] as const)
  test(`the hero of ${realm} plays its film in ${lang}, silently, and can be stopped and seen by itself @hero-03`, async ({
    page,
  }) => {
    test.skip(noH264, noH264Reason);
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, at(realm, lang === 'en' ? '/' : `/?lang=${lang}`));
    const hero = page.locator('section[data-stage]').first();
    await expect(hero.locator('picture img')).toBeVisible();
    await expect(hero).toHaveAttribute('data-stage', 'animated');
    expect(await isPlaying(page)).toBe(true);
    // The definition names a plain file: neither an engine nor a stream is loaded for it.
    expect(asked.filter((url) => url.endsWith('/preview.mp4')).length).toBeGreaterThan(0);
    expect(asked.filter((url) => /hls|m3u8|manifest\//.test(url))).toEqual([]);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    // It comes within 800 ms and goes within 300.
    await expect(film(page)).toHaveCSS('transition-duration', '0.8s');
    await expect(film(page)).toHaveCSS('opacity', '1');
    const [pause, sound, full] = [0, 1, 2].map((index) => hero.locator('[data-full] button').nth(index));
    await sound?.click();
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
    await full?.press('Enter');
    await expect(hero).toHaveAttribute('data-stage', 'fullPlayer');
    await expect(film(page)).toHaveAttribute('controls');
    // By itself it is the whole video, not the short file.
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

test('a hero that names no file plays the stream of its video @hero-03', async ({ page }) => {
  test.skip(noH264, noH264Reason);
  test.slow();
  const manifest = page.waitForRequest(/\.m3u8/);
  await open(page, at('apex', '/section/showcase'));
  await manifest;
  const hero = page.locator('section[data-stage]').first();
  await expect(hero).toHaveAttribute('data-stage', 'animated');
  // Without sound there is nothing to be heard.
  await expect(hero.locator('[data-full] button')).toHaveCount(2);
});

test('an event’s background plays the file that the hero names; without one its picture stays @hero-03', async ({
  page,
}) => {
  test.skip(noH264, noH264Reason);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, at('apex', '/section/showcase-live'));
  const [withFile, without] = [0, 1].map((index) => page.locator('section[data-stage]').nth(index));
  await expect(withFile ?? page.locator('main')).toHaveAttribute('data-stage', 'animated');
  await without?.scrollIntoViewIfNeeded();
  // The first has been in sight long enough to play: the second would have had as much time.
  await expect(withFile ?? page.locator('main')).toHaveAttribute('data-stage', 'animated');
  await expect(without ?? page.locator('main')).toHaveAttribute('data-stage', 'videoReady');
  await expect(without?.locator('[data-full]') ?? page.locator('main')).toHaveCount(0);
  expect(asked.filter((url) => /m3u8|manifest\/event|stream\/event/.test(url))).toEqual([]);
});

test('who has paused the film is shown the picture on the next visit, and the film is one press away @hero-03', async ({
  page,
}) => {
  test.skip(noH264, noH264Reason);
  test.slow();
  await page.addInitScript(() => localStorage.setItem('playbill.preferences', '{"videoBackgroundAutoPlay":false}'));
  await open(page, at('apex'));
  const play = page.locator('section[data-stage] [data-full] button');
  await expect(play).toHaveCount(1);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toBe('');
  await play.click();
  await expect(page.locator('section[data-stage]').first()).toHaveAttribute('data-stage', 'animated');
});

test('the film stops while the hero is out of sight, and goes on @hero-03', async ({ page }) => {
  test.skip(noH264, noH264Reason);
  await open(page, at('apex'));
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.locator('[data-bucket]').last().scrollIntoViewIfNeeded();
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test.describe('for viewers who want little movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture stays, and no film is asked for @hero-03', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/manifest|m3u8|\/media\//.test(request.url())) asked.push(request.url());
    });
    await open(page, at('apex'));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('section[data-stage] picture img').first()).toBeVisible();
    expect(asked).toEqual([]);
    await expect(page.locator('[data-full]')).toHaveCount(0);
  });
});

test('the hero’s picture is asked for by the page’s head, in the size of the window @hero-01 @card-10', async ({
  page,
}) => {
  await open(page, at('apex'));
  const preload = page.locator('head link[rel="preload"][as="image"]').first();
  await expect(preload).toHaveAttribute('fetchpriority', 'high');
  const shown = await page
    .locator('section[data-stage] picture img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toMatch(/w=1600\b/);
});
