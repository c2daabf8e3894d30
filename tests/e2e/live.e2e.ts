import type { Page } from '@playwright/test';
import { movedClock, plays, signInAt } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// A program of one's own, whose clock these journeys move, and only forwards: events of the demo begin and end by it.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

/** On from twenty past to twenty to, each hour. */
const middle = 5020;

let host: OwnProgram;
const clock = movedClock();
const setClock = (minutes: number, seconds = 0) => clock.set(host, minutes, seconds);

test.beforeAll(async () => {
  host = await startOwnProgram(clock.settings);
});
test.afterAll(() => host?.stop());

const at = (pathname: string) => `http://apex.localhost:${host.port}${pathname}`;
const phase = (page: Page) => page.locator('[data-phase]');
test('an event counts down, begins and plays by itself, is said and counted elsewhere, and ends @live-01 @live-08 @nav-07', async ({
  page,
  browser,
}) => {
  await setClock(15);
  await page.goto(at(`/live/${middle}`));
  await hydrated(page);
  await expect(phase(page)).toHaveAttribute('data-phase', 'before');
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
  await expect(page.getByText('GMT')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', `/calendar/${middle}.ics`);
  await expect(page.locator('video')).toHaveCount(0);

  const elsewhere = await browser.newPage();
  await signInAt(elsewhere, at(''));
  const counter = elsewhere.getByRole('button', { name: /^Live now \d+$/ });
  await expect(counter).toBeVisible();

  await setClock(20, 1);
  await expect(phase(page)).toHaveAttribute('data-phase', 'live');
  await plays(page);
  const toast = elsewhere.locator('[data-live-toast]');
  await expect(toast.getByText('Open Rounds: Middle Hour')).toBeVisible();
  expect((await toast.locator('img').boundingBox())?.width).toBe(160);
  expect((await toast.locator('img').boundingBox())?.height).toBe(90);
  await toast.getByRole('link', { name: 'Watch now' }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`/live/${middle}`));
  await plays(elsewhere);
  await expect(toast).toHaveCount(0);

  // Tokens are good for ten minutes, and no clock but this one goes by twenty at once.
  await setClock(39, 30);
  for (const one of [page, elsewhere]) {
    await one.goto(at(`/live/${middle}`));
    await hydrated(one);
    await plays(one);
  }
  await setClock(40, 1);
  for (const one of [page, elsewhere]) {
    await expect(phase(one)).toHaveAttribute('data-phase', 'over');
    await expect(one.getByText('This event has ended.')).toBeVisible();
    await expect(one.locator('video')).toHaveCount(0);
  }
  await elsewhere.close();
});

test('who comes for an event that is over is led to its recording, whoever watches it when it ends too @live-02', async ({
  page,
}) => {
  await setClock(85);
  await page.goto(at('/live/5019'));
  await expect(page).toHaveURL(/\/video\/1001/);
  // It would go on asking by a token that the next hour's clock takes for one of long ago.
  await page.goto('about:blank');
  await setClock(119, 50);
  await page.goto(at('/live/5021'));
  await hydrated(page);
  await plays(page);
  await setClock(120, 1);
  await expect(page).toHaveURL(/\/video\/1004/);
});

test('a live stream can be rewound and gone back to @live-01', async ({ page }) => {
  await setClock(135);
  await page.goto(at('/live/5012'));
  await hydrated(page);
  await plays(page);
  await expect(page.getByText('On now')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Seek' });
  const atLive = page.getByRole('button', { name: 'Live', exact: true });
  await expect(atLive).toBeVisible();
  const range = await slider.evaluate((input: HTMLInputElement) => Number(input.max) - Number(input.min));
  // The realm lets one go back two hours.
  expect(range).toBeGreaterThan(7100);
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Go to live' })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /behind live$/);
  await plays(page);
  await page.getByRole('button', { name: 'Go to live' }).click();
  await expect(atLive).toBeVisible();
});

test('the page of what is on changes by itself @live-05', async ({ page }) => {
  await setClock(155);
  await page.goto(at('/livenow'));
  await hydrated(page);
  await expect(page.getByRole('link', { name: /Open Rounds: Middle Hour/ })).toBeVisible();
  await setClock(160, 1);
  await expect(page.getByRole('main').getByRole('link', { name: /Open Rounds: Late Hour/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Open Rounds: Middle Hour/ })).toHaveCount(0);
});

test('a browser whose clock is a day behind counts down right @live-08', async ({ page }) => {
  await setClock(198);
  await page.clock.install({ time: Date.now() - 86_400_000 });
  // An address of its own: a page that was kept is of before the clock was moved by an hour.
  await page.goto(at(`/live/${middle}/a-day-off`));
  await expect(page.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
});

test('live events stand beside the page, counted, and are reached by keyboard @nav-08', async ({ page }) => {
  await signInAt(page, at(''));
  // The way there still moves the focus.
  await page.goto(at('/'));
  await hydrated(page);
  const toggle = page.getByRole('button', { name: /^Live now \d+$/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const sidebar = page.getByRole('complementary', { name: 'Live now' });
  await expect(sidebar.getByRole('listitem').first()).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('listitem').first()).toHaveAttribute('data-state', 'ACTIVE');
  await expect(sidebar.getByRole('listitem').nth(1)).toHaveAttribute('data-state', 'DEFAULT');
  await page.keyboard.press('Escape');
  await expect(sidebar).toHaveCount(0);
  await expect(toggle).toBeVisible();

  // Another tab reads no stream of its own, and counts as well.
  const second = await page.context().newPage();
  await second.goto(at('/'));
  await expect(second.getByRole('button', { name: /^Live now \d+$/ })).toHaveText((await toggle.textContent()) ?? '');
  await second.close();
});
