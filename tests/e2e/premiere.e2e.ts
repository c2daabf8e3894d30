import type { Page } from '@playwright/test';
import { movedClock, timeAt } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { expect, hydrated, noH264, noH264Reason, signIn, test } from './support.ts';

// A program of one's own, whose clock these journeys move, and that of the browser with it.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

const clock = movedClock();
const SECOND = 1000;

/** A film of 1989 seconds for everybody, whose premiere comes round each hour; and one of it. */
const hourly = { path: '/video/1144', start: Date.parse('2026-12-31T18:45:00Z') };
/** Its premiere two hours on: what counts how often somebody asks knows no clock that goes back. */
const later = hourly.start + 7200 * SECOND;
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
const modal = (page: Page) => page.getByRole('dialog', { name: 'The premiere has begun' });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const video = (page: Page) => page.locator('video');
const frames = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames);
const plays = (page: Page) => expect.poll(() => frames(page)).toBeGreaterThan(20);
const position = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Plays where everybody is, give or take what it takes to begin on a busy machine. */
async function playsWithAll(page: Page, start: number): Promise<void> {
  await plays(page);
  const place = ((await serverTime()) - start) / SECOND;
  expect(await position(page)).toBeGreaterThan(place - 15);
  expect(await position(page)).toBeLessThan(place + 3);
}

/** Opens a page when it is a time, by both clocks. With a clock of its own it does not tell when it has hydrated. */
async function openAt(page: Page, pathname: string, time: number): Promise<void> {
  await setServer(time);
  await page.clock.install({ time: await serverTime() });
  await page.goto(at(pathname));
}

async function signedIn(page: Page): Promise<void> {
  await page.goto(at('/login'));
  await hydrated(page);
  await signIn(page);
  await page.waitForURL(at('/'));
}

test('a premiere counts down, begins, is offered half a minute later and joined where everybody is, by keyboard alone @live-03', async ({
  page,
}) => {
  await openAt(page, hourly.path, hourly.start - 75 * SECOND);
  await expect(page.getByText('Premieres in')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1:(1[0-5]|0\d)$/);
  await expect(page.locator('time')).toHaveText(/December 31.*6:45.PM GMT/);
  await expect(video(page)).toHaveCount(0);

  await setBoth(page, hourly.start + 2 * SECOND);
  await expect(page.getByRole('status').getByText('Starting…')).toBeVisible();
  await expect(page.getByText('You can join in')).toBeVisible();

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

test('from the beginning is from the beginning, and goes on from there when it is loaded anew @live-03', async ({
  page,
}) => {
  await setServer(once.start - 60 * SECOND);
  await signedIn(page);
  await openAt(page, once.path, once.start + 100 * SECOND);
  await button(page, 'From the beginning').click();
  await plays(page);
  expect(await position(page)).toBeLessThan(60);

  const kept = page.waitForResponse((answer) => /history\/vod\/\d+$/.test(answer.url()) && answer.status() === 204);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = 200;
    element.pause();
  });
  await kept;
  await page.reload();
  await plays(page);
  expect(await position(page)).toBeGreaterThan(190);
  expect(await position(page)).toBeLessThan(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('whoever comes while it is on is asked once, and joins all again when the page is loaded anew @live-03', async ({
  page,
}) => {
  await setServer(once.start + 200 * SECOND);
  await signedIn(page);
  await openAt(page, once.path, once.start + 300 * SECOND);
  await expect(modal(page)).toBeVisible();
  await expect(video(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await page.reload();
  // Put away is put away; both ways stand on the page.
  await expect(button(page, 'From the beginning')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Join the premiere').click();
  await playsWithAll(page, once.start);
  await setServer(once.start + 600 * SECOND);
  await page.reload();
  await playsWithAll(page, once.start);
});

test('it ends when it was to end: the modal goes, and the film is one as any other @live-03', async ({ page }) => {
  await setServer(once.end - 60 * SECOND);
  await signedIn(page);
  await openAt(page, once.path, once.end - 20 * SECOND);
  await expect(modal(page)).toBeVisible();
  await setBoth(page, once.end + SECOND);
  await expect(modal(page)).toHaveCount(0);
  await expect(video(page)).toHaveCount(0);
  await button(page, 'Play').click();
  await plays(page);
  // From then on it plays by itself.
  await page.reload();
  await plays(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser whose clock is a day ahead counts down right @live-03', async ({ page }) => {
  await setServer(later - 600 * SECOND);
  await page.clock.install({ time: (await serverTime()) + 86_400_000 });
  await page.goto(at(hourly.path));
  await expect(page.getByRole('timer')).toHaveText(/^9:[345]\d$|^10:00$/);
});

test('a server that does not answer at the moment is asked again, and that is said @live-03', async ({
  page,
  quiet,
}) => {
  await openAt(page, hourly.path, later - 20 * SECOND);
  await expect(page.getByRole('timer')).toHaveText(/^0:[012]\d$/);
  const details = `**/api/v4/vod/${hourly.path.slice('/video/'.length)}**`;
  await page.route(details, (route) => route.abort());
  await setBoth(page, later + 5 * SECOND);
  await expect(page.getByText('We could not find out whether it has begun. Trying again…')).toBeVisible();
  await expect(button(page, 'Try again')).toBeVisible();
  await page.unroute(details);
  await expect(page.getByText('You can join in')).toBeVisible();
  await expect(button(page, 'Try again')).toHaveCount(0);
  expect(quiet.heard.splice(0).every((words) => words.includes('/api/v4/vod/'))).toBe(true);
});
