import type { Page } from '@playwright/test';
import { movedClock, timeAt } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { signedInAt } from './sessions.ts';
import { expect, noH264, noH264Reason, test } from './support.ts';

// A program of their own, whose clock these journeys move, and that of the browser with it.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

const clock = movedClock();
const SECOND = 1000;

/** A film of 1989 seconds for everybody, whose premiere comes round each hour; and one of it. */
const hourly = { path: '/video/1144', start: Date.parse('2026-12-31T18:45:00Z') };
/** An episode of 1152 seconds for the signed-in, and its only premiere. */
const once = {
  path: '/video/1832',
  start: Date.parse('2026-12-31T20:00:00Z'),
  end: Date.parse('2026-12-31T20:19:12Z'),
};

let host: OwnProgram;

const serverTime = () => timeAt(host);
/** Puts the program's clock to a time; resolves when it goes by it. */
const setServer = (time: number) => clock.put(host, time);

/** How far the program's clock is ahead of a browser's. */
const ahead = async (page: Page) => (await serverTime()) - (await page.evaluate(() => Date.now()));

/** Puts both clocks forward, so that they differ as before by no more than it takes to do so. */
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

/** Plays where everybody is, give or take what it takes to begin on a busy machine. */
async function playsWithAll(page: Page, start: number): Promise<void> {
  await plays(page);
  const place = ((await serverTime()) - start) / SECOND;
  expect(await position(page)).toBeGreaterThan(place - 15);
  expect(await position(page)).toBeLessThan(place + 3);
}

/** How far the clock of a browser is off, in milliseconds. */
const DAY = 86_400_000;

/** Opens a page at a given time. A page whose clock is replaced does not set the ready signal. */
async function openAt(page: Page, pathname: string, time: number, off = 0): Promise<void> {
  await setServer(time);
  await page.clock.install({ time: (await serverTime()) + off });
  await page.goto(at(pathname));
}

test('a premiere counts down on a clock a day ahead, asks again where the server is away, and is joined where everybody is, by keyboard alone @live-03', async ({
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
  // What the countdown rounds up, and half of what asking the server for its time took, come on top of the second.
  await page.clock.runFor(3 * SECOND);
  await page.clock.resume();
  await expect(modal(page)).toBeVisible();

  await expect(button(page, 'Join the premiere')).toBeFocused();
  await setServer(hourly.start + 31 * SECOND);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await playsWithAll(page, hourly.start);
});

test('a tab asks once how to watch a premiere, and goes on that way when it is reloaded; at the scheduled end the offer goes @live-03', async ({
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
  // The place is kept at once when it is known before the pause, else only after a quarter of a minute.
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
