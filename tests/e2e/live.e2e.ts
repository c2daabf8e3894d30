import path from 'node:path';
import type { Page } from '@playwright/test';
import { movedClock, plays } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { copyRealm, edit, load } from './realm-copy.ts';
import { signedInAt } from './sessions.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// These tests use a server of their own and move its clock only forwards, because the clock decides when demo events
// begin and end.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

/** An event on air from minute 20 to minute 40 of each hour. */
const middle = { id: 5020, title: /Open Rounds: Middle Hour/ };
/** An event on air from minute 40 to the end of each hour, with a recording. */
const late = { id: 5021, title: /Open Rounds: Late Hour/, recording: /\/video\/1004/ };
/** An event that ends at minute 20, with a recording. */
const early = { id: 5019, recording: /\/video\/1001/ };

let host: OwnProgram;
const clock = movedClock();
const setClock = (minutes: number, seconds = 0) => clock.set(host, minutes, seconds);

test.beforeAll(async () => {
  host = await startOwnProgram(clock.settings);
});
test.afterAll(() => host?.stop());

const at = (pathname: string) => `http://apex.localhost:${host.port}${pathname}`;
const phase = (page: Page) => page.locator('[data-phase]');

test('a live event’s page counts down, plays, appears on other pages, and redirects to the recording at its end @live-01 @live-02 @live-05 @live-08 @nav-07 @nav-08', async ({
  page,
  browser,
}) => {
  await setClock(35);
  await page.goto(at(`/live/${early.id}`));
  await expect(page).toHaveURL(early.recording);
  await page.goto(at(`/live/${late.id}`));
  await hydrated(page);
  await expect(phase(page)).toHaveAttribute('data-phase', 'before');
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
  await expect(page.getByText('GMT')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', `/calendar/${late.id}.ics`);
  await expect(page.locator('video')).toHaveCount(0);

  const elsewhere = await browser.newPage();
  await signedInAt(elsewhere, at(''));
  await elsewhere.goto(at('/livenow'));
  await hydrated(elsewhere);
  const listed = (title: RegExp) => elsewhere.getByRole('main').getByRole('link', { name: title });
  await expect(listed(middle.title)).toBeVisible();
  // The list of live events opens beside the page and is reachable by keyboard.
  const counter = elsewhere.getByRole('button', { name: /^Live now \d+$/ });
  await counter.press('Enter');
  const sidebar = elsewhere.getByRole('complementary', { name: 'Live now' });
  await expect(sidebar.getByRole('listitem').first()).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await elsewhere.keyboard.press('Tab');
  await expect(sidebar.getByRole('listitem').first()).toHaveAttribute('data-state', 'ACTIVE');
  await expect(sidebar.getByRole('listitem').nth(1)).toHaveAttribute('data-state', 'DEFAULT');
  await elsewhere.keyboard.press('Escape');
  await expect(sidebar).toHaveCount(0);
  await expect(counter).toBeVisible();

  await setClock(40, 1);
  await expect(phase(page)).toHaveAttribute('data-phase', 'live');
  await plays(page);
  await expect(listed(late.title)).toBeVisible();
  await expect(listed(middle.title)).toHaveCount(0);
  const toast = elsewhere.locator('[data-live-toast]');
  await expect(toast.getByText(late.title)).toBeVisible();
  await toast.getByRole('link', { name: 'Watch now' }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`/live/${late.id}`));
  await expect(toast).toHaveCount(0);
  await elsewhere.close();

  // Reload after the jump: tokens last ten minutes and would expire.
  await setClock(59, 30);
  await page.goto(at(`/live/${late.id}`));
  await hydrated(page);
  await plays(page);
  await setClock(60, 1);
  await expect(page).toHaveURL(late.recording);
});

/** The event of the realm `evening`, which the test loads into the running server. */
const changing = 5017;

/** Reloads the realm with its event at other minutes of the hour, or cancelled. */
function announce(folder: string, times: { from: number; minutes: number } | 'cancelled'): void {
  edit(path.join(folder, 'catalogue/events.json'), (document) => ({
    ...document,
    events: (document['events'] as { id: number }[]).flatMap((one) => {
      if (one.id !== changing) return [one];
      if (times === 'cancelled') return [];
      return [{ ...one, startsAt: `2026-01-01T00:${times.from}:00Z`, duration: times.minutes * 60 }];
    }),
  }));
  const { status, stderr } = load(folder, { PLAYBILL_DATA: host.data });
  expect(status, stderr).toBe(0);
}

test('the open page of a live event updates when the event is moved or cancelled @live-01 @live-08 @push-01', async ({
  page,
  quiet,
}) => {
  const folder = copyRealm('evening', 'The Evening');
  announce(folder, { from: 17, minutes: 4 });
  await setClock(75);
  await page.goto(`http://evening.localhost:${host.port}/live/${changing}`);
  await hydrated(page);
  await expect(phase(page)).toHaveAttribute('data-phase', 'before');
  await expect(page.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
  announce(folder, { from: 14, minutes: 20 });
  await expect(phase(page)).toHaveAttribute('data-phase', 'live');
  await plays(page);
  announce(folder, 'cancelled');
  await expect(phase(page)).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByText('This event has been canceled.')).toBeVisible();
  expect(quiet.heard.filter((line) => !line.includes('404'))).toEqual([]);
  quiet.heard.splice(0);
});

test('the countdown to a live event is correct in a browser whose clock is a day behind @live-08', async ({ page }) => {
  await setClock(78);
  await page.clock.install({ time: Date.now() - 86_400_000 });
  // The page is opened at a new address, because a cached page would date from before the clock was moved.
  await page.goto(at(`/live/${middle.id}/a-day-off`));
  await expect(page.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
});
