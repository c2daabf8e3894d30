import type { Page } from '@playwright/test';
import { movedClock, timeAt } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { signedInAt } from './sessions.ts';
import { expect, noH264, noH264Reason, test } from './support.ts';

// An own server, whose clock the tests move together with the browser’s.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

const clock = movedClock();
const SECOND = 1000;

/** A 1989-second film for everyone with an hourly premiere, and the start of one. */
const hourly = { path: '/video/1144', start: Date.parse('2026-12-31T18:45:00Z') };
/** A 1152-second episode for signed-in viewers, and its only premiere. */
const once = {
  path: '/video/1832',
  start: Date.parse('2026-12-31T20:00:00Z'),
  end: Date.parse('2026-12-31T20:19:12Z'),
};

let host: OwnProgram;

const serverTime = () => timeAt(host);
/** Sets the server’s clock; resolves when the server uses it. */
const setServer = (time: number) => clock.put(host, time);

/** Milliseconds that the server’s clock is ahead of the browser’s. */
const ahead = async (page: Page) => (await serverTime()) - (await page.evaluate(() => Date.now()));

/** Moves both clocks forward and keeps the difference between them. */
async function setBoth(page: Page, time: number): Promise<void> {
  const before = await ahead(page);
  await setServer(time);
  await page.clock.fastForward((await ahead(page)) - before);
}

test.beforeAll(async () => {
  clock.begin(hourly.start - 60 * SECOND);
  host = await startOwnProgram(clock.settings);
});
test.afterAll(() => host?.stop());

const at = (pathname: string) => `http://apex.localhost:${host.port}${pathname}`;
const modal = (page: Page) => page.getByRole('dialog', { name: 'The premiere has started' });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const video = (page: Page) => page.locator('video');
const frames = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
const plays = (page: Page) => expect.poll(() => frames(page)).toBeGreaterThan(8);
const position = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Waits for playback at the premiere’s current position, with a tolerance for slow starts. */
async function playsWithAll(page: Page, start: number): Promise<void> {
  await plays(page);
  const place = ((await serverTime()) - start) / SECOND;
  expect(await position(page)).toBeGreaterThan(place - 15);
  expect(await position(page)).toBeLessThan(place + 3);
}

/** One day in milliseconds, the error of the browser’s clock. */
const DAY = 86_400_000;

/**
 * Opens a page at a given time. Pages with a replaced clock do not set the ready signal, so it does not wait for that.
 */
async function openAt(page: Page, pathname: string, time: number, off = 0): Promise<void> {
  await setServer(time);
  await page.clock.install({ time: (await serverTime()) + off });
  await page.goto(at(pathname));
}

test('a premiere’s page counts down with a clock a day ahead, retries when the server fails, and can be joined by keyboard @live-03', async ({
  page,
  quiet,
}) => {
  await openAt(page, hourly.path, hourly.start - 75 * SECOND, DAY);
  await expect(page.getByText('Premieres in')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1:(1[0-5]|0\d)$/);
  await expect(page.locator('time')).toHaveText(/December 31.*6:45.PM GMT/);
  await expect(video(page)).toHaveCount(0);

  const details = `**/api/v4/vod/${hourly.path.slice('/video/'.length)}**`;
  await page.route(details, (route) => route.abort());
  await setBoth(page, hourly.start + 2 * SECOND);
  await expect(page.getByRole('status').getByText('Starting…')).toBeVisible();
  await expect(page.getByText('We couldn’t check if it has started. Trying again…')).toBeVisible();
  await page.unroute(details);
  await button(page, 'Try again').click();
  await expect(page.getByText('You can join in')).toBeVisible();
  await expect(button(page, 'Try again')).toHaveCount(0);
  expect(quiet.heard.splice(0).every((words) => words.includes('/api/v4/vod/'))).toBe(true);

  await page.clock.pauseAt(hourly.start + 29 * SECOND - (await ahead(page)));
  await expect(page.getByText(/You can join in 0:0[12]/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(video(page)).toHaveCount(0);
  // Allow for the countdown’s rounding and half the round trip of the clock request.
  await page.clock.runFor(3 * SECOND);
  await page.clock.resume();
  await expect(modal(page)).toBeVisible();

  await expect(button(page, 'Join the premiere')).toBeFocused();
  await setServer(hourly.start + 31 * SECOND);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await playsWithAll(page, hourly.start);
});

test('a tab asks once how to watch a premiere and keeps the choice after reloads; the offer ends with the premiere @live-03', async ({
  page,
  context,
}) => {
  await setServer(once.start + 300 * SECOND);
  await signedInAt(page, at(''));
  await page.goto(at(once.path));
  await expect(modal(page)).toBeVisible();
  await expect(video(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Watch from the beginning')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Join the premiere').click();
  await playsWithAll(page, once.start);
  await page.reload();
  await playsWithAll(page, once.start);
  await page.close();

  const second = await context.newPage();
  await second.goto(at(once.path));
  await button(second, 'Watch from the beginning').click();
  await plays(second);
  expect(await position(second)).toBeLessThan(60);
  const kept = second.waitForResponse((answer) => /history\/vod\/\d+$/.test(answer.url()) && answer.status() === 204);
  // Pause only after `seeked`: otherwise the position is saved 15 s later instead of at once.
  await video(second).evaluate(async (element: HTMLVideoElement) => {
    const sought = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = 200;
    await sought;
    element.pause();
  });
  await kept;
  await second.reload();
  await plays(second);
  expect(await position(second)).toBeGreaterThan(190);
  expect(await position(second)).toBeLessThan(300);
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await second.close();

  const last = await context.newPage();
  await openAt(last, once.path, once.end - 20 * SECOND);
  await expect(modal(last)).toBeVisible();
  await setBoth(last, once.end + SECOND);
  await expect(modal(last)).toHaveCount(0);
  await expect(video(last)).toHaveCount(0);
  await button(last, 'Play').click();
  await plays(last);
});
