import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, hydrated, keepProgress, noH264, noH264Reason, open, row, test } from './support.ts';

const video = (page: Page) => page.locator('[data-player] video');
const position = (page: Page) => video(page).evaluate((element) => (element as HTMLVideoElement).currentTime);

/** Opens the first free title of the row of free ones. */
async function watch(page: Page): Promise<void> {
  await open(page, at('apex'));
  const card = row(page, 'free').locator('a[data-card][href^="/video/"]', { hasNotText: 'Purchase' }).first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(/\/video\/\d+\//);
}

test.describe('with a browser that decodes H.264', () => {
  test.skip(noH264, noH264Reason);

  test('a card leads to a video that plays, and the engine is loaded only then @play-01 @play-03', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await open(page, at('apex'));
    expect(asked.some((line) => /\/hls-[\w-]+\.js/.test(line))).toBe(false);
    await watch(page);
    await expect.poll(() => position(page)).toBeGreaterThan(1);
    expect(asked.some((line) => /\/hls-[\w-]+\.js/.test(line))).toBe(true);
    const manifest = asked.findIndex((line) => /^POST \/api\/v5\/manifest\/video\/\d+$/.test(line));
    const callback = asked.findIndex((line) => line.startsWith('GET /api/v2/player/'));
    expect(manifest).toBeGreaterThan(-1);
    expect(callback).toBeGreaterThan(manifest);
    // Loaded with its page, a film is asked for once, before its player is there and by it.
    asked.splice(0);
    await page.reload();
    await expect.poll(() => position(page)).toBeGreaterThan(1);
    expect(asked.filter((line) => /\/hls-[\w-]+\.js/.test(line))).toHaveLength(1);
    expect(asked.filter((line) => line.startsWith('POST /api/v5/manifest/'))).toHaveLength(1);
  });

  test('the controls work by keyboard alone and say what they are', async ({ page }) => {
    await watch(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0.5);
    const player = page.locator('[data-player]');
    await player.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
    await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await player.getByRole('slider', { name: 'Seek' }).press('End');
    await expect.poll(() => position(page)).toBeGreaterThan(20);
    await player.getByRole('slider', { name: 'Seek' }).press('Home');
    await expect.poll(() => position(page)).toBeLessThan(1);
    await expect(player.getByRole('slider', { name: 'Seek' })).toHaveAttribute(
      'aria-valuetext',
      /^0:00 of (?:\d+:)?\d+:\d\d, .+/,
    );
    await player.press('m');
    await expect(player.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await player.press('l');
    await expect.poll(() => position(page)).toBeGreaterThan(9);
    await player.press('k');
    await expect.poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).paused)).toBe(false);
  });

  test('subtitles, sound, quality and speed can be chosen', async ({ page }) => {
    await watch(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0.5);
    const player = page.locator('[data-player]');
    await player.getByRole('button', { name: 'Subtitles' }).click();
    await player.getByText('Spanish', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(player.getByRole('button', { name: 'Subtitles' })).toBeFocused();
    // Drawn by the player, in the language that was chosen.
    await expect(player.locator('[data-captions][lang="es"]')).toHaveText(/\S/);
    await player.getByRole('button', { name: 'Settings' }).click();
    const pane = (name: string) => player.getByRole('button', { name: new RegExp(`^${name}`) });
    const back = player.getByRole('button', { name: 'Back to all settings' });
    await pane('Quality').click();
    await player.getByText('180p', { exact: true }).click();
    await expect.poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).videoHeight)).toBe(180);
    await back.click();
    await pane('Audio').click();
    await player.getByText('Spanish', { exact: true }).click();
    await expect(player.getByRole('radio', { name: 'Spanish' })).toBeChecked();
    await back.click();
    await pane('Speed').click();
    await player.getByText('1.5×', { exact: true }).click();
    await expect(player.getByRole('radio', { name: '1.5×' })).toBeChecked();
    expect(await video(page).evaluate((element) => (element as HTMLVideoElement).playbackRate)).toBe(1.5);
  });

  test('the timeline shows a picture of the moment under the pointer, and the chapters', async ({ page }) => {
    await watch(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0.5);
    const slider = page.locator('[data-player]').getByRole('slider', { name: 'Seek' });
    const box = await slider.boundingBox();
    if (!box) throw new Error('the timeline has no box');
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
    await expect(page.locator('[data-player] [style*="sprite.jpg"]')).toBeVisible();
  });
});

test.describe('where a video was left', () => {
  test.skip(noH264, noH264Reason);
  const reports = (page: Page) => {
    const places: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/customer/history/vod/1003'))
        places.push((request.postDataJSON() as { progress: number }).progress);
    });
    return places;
  };
  const pause = (page: Page) =>
    page.locator('[data-player]').getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  test.beforeEach(async ({ page }) => {
    await signedIn(page);
    // Calls are a page's; the least that there is.
    await page.goto(at('apex', '/externalpage/privacy'));
    await keepProgress(page, 1003, 12);
  });

  test('a viewer goes on there, and is never set back @play-10 @list-06', async ({ page }) => {
    const places = reports(page);
    await open(page, at('apex', '/video/1003'));
    await expect.poll(() => position(page)).toBeGreaterThan(12);
    await pause(page);
    await expect.poll(() => places.length).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(12);
  });

  test('the address may name another place, and one behind the end begins anew @rte-09', async ({ page }) => {
    await open(page, at('apex', '/video/1003?progress=5'));
    await expect.poll(() => position(page)).toBeGreaterThan(5);
    await pause(page);
    expect(await position(page)).toBeLessThan(12);
    await open(page, at('apex', '/video/1003?progress=5000'));
    await expect.poll(() => position(page)).toBeGreaterThan(0.2);
    await pause(page);
    expect(await position(page)).toBeLessThan(12);
  });

  test('a place that cannot be found out is left as it is @play-10', async ({ page, quiet }) => {
    const places = reports(page);
    await page.route('**/api/v4/vod/1003', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, at('apex', '/video/1003'));
    await expect.poll(() => position(page)).toBeGreaterThan(4);
    await pause(page);
    await page.goto(at('apex', '/history'));
    expect(places).toEqual([]);
    expect(quiet.heard.splice(0).join('\n')).toMatch(/503/);
  });

  test('a trailer says whose it is, and has no place in the history @rte-09', async ({ page }) => {
    const places = reports(page);
    await open(page, at('apex', '/video/1003?trailerFrom=1001'));
    await expect.poll(() => position(page)).toBeGreaterThan(3);
    await pause(page);
    expect(places).toEqual([]);
    await page.getByRole('link', { name: /^Trailer of / }).click();
    await expect(page).toHaveURL(/\/video\/1001\//);
  });
});

test('what keeps a video from playing is said in its place, and nothing of a player is asked for @play-02', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, at('apex', '/video/1140'));
  await expect(page.getByText('This is not available to watch yet.')).toBeVisible();
  await open(page, at('apex'));
  const locked = row(page, 'new-fights').locator('a[data-card]', { hasText: 'Purchase' }).first();
  await page.goto(new URL((await locked.getAttribute('href')) ?? '', page.url()).href);
  await expect(page.getByText('You need a purchase to watch this.')).toBeVisible();
  await hydrated(page);
  expect(asked.filter((path) => /\/(?:hls|dash)-[\w-]+\.js$|\/api\/v5\/manifest\//.test(path))).toEqual([]);
});

test('back from a video leads to the same card, with the focus on it @rte-11', async ({ page }) => {
  await open(page, at('apex'));
  const card = row(page, 'vault').locator('a[data-card][href^="/video/"]').nth(2);
  await card.scrollIntoViewIfNeeded();
  const id = await card.getAttribute('data-card');
  const before = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(row(page, 'vault').locator(`a[data-card="${id}"]`)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
});
