import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import PostalMime from 'postal-mime';
import { movedClock, plays } from './moved-host.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { signedInAt, signedUp } from './sessions.ts';
import { expect, hydrated, test } from './support.ts';

// An own server with five-second access tokens (the minimum), whose clock the tests move.
test.describe.configure({ mode: 'serial' });

const clock = movedClock();
const EXPIRY_SECONDS = 5;
/** Number of tabs and of token expiries; docs/benchmarks.md has a command with larger numbers. */
const TABS = Number(process.env['PLAYBILL_TEST_TABS'] ?? 3);
const EXPIRIES = Number(process.env['PLAYBILL_TEST_EXPIRIES'] ?? 2);
let host: OwnProgram;

test.beforeAll(async () => {
  host = await startOwnProgram({ ...clock.settings, PLAYBILL_ACCESS_SECONDS: String(EXPIRY_SECONDS) });
});
test.afterAll(() => host?.stop());

const origin = () => `http://apex.localhost:${host.port}`;
/** The mails that the server has written to its folder. */
const readMails = async () =>
  Promise.all(
    (await readdir(path.join(host.data, 'mail')).catch(() => []))
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(path.join(host.data, 'mail', file)))),
  );
const menu = (page: Page) => page.getByRole('banner');
const signOutButton = (page: Page) => menu(page).getByRole('button', { name: 'Sign out' });

/**
 * Counts session renewals and the maximum number of concurrent ones. It uses the browser’s timestamps: events of two
 * tabs may reach this process out of order.
 */
function countRenewals(context: BrowserContext) {
  const spans: { start: number; end: number }[] = [];
  let count = 0;
  const isRenewal = (request: Request) => new URL(request.url()).pathname === '/api/v2/session';
  context.on('request', (request) => {
    if (isRenewal(request)) count += 1;
  });
  context.on('requestfinished', (request) => {
    // A renewal counts as ended at the first byte of its response, because the browser may report the complete response
    // only after another tab has taken the lock.
    const { startTime, responseStart } = request.timing();
    if (isRenewal(request)) spans.push({ start: startTime, end: startTime + responseStart });
  });
  return {
    getCount: () => count,
    getMostAtOnce: () =>
      Math.max(0, ...spans.map(({ start }) => spans.filter((one) => one.start <= start && start < one.end).length)),
  };
}

test('keeps several tabs signed in over several token expiries with at most two renewals per expiry @auth-01', async ({
  context,
  page,
  quiet,
}) => {
  test.setTimeout(600_000);
  const seen = countRenewals(context);
  await signedInAt(page, origin());
  const tabs = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()));
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto(`${origin()}/section/rules`);
      await hydrated(tab);
    }),
  );
  await page.goto(`${origin()}/video/1001`);
  await hydrated(page);
  // Playback starts by itself: a click on Play could hit Pause.
  await plays(page);
  const before = seen.getCount();
  const begun = Date.now();
  const countNew = () => seen.getCount() - before;
  // A tab renews its session before an API call, not on a timer. On a busy machine two calls may be more than one expiry
  // apart, so every tab navigates until that many expiries have passed and as many renewals were sent.
  while (Date.now() - begun < EXPIRIES * EXPIRY_SECONDS * 1000 || countNew() < EXPIRIES) {
    for (const name of ['Events', 'Fights'])
      await Promise.all(
        tabs.map(async (tab) => {
          await menu(tab).getByRole('link', { name, exact: true }).click();
          await expect(menu(tab).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
        }),
      );
  }
  const passed = (Date.now() - begun) / 1000 / EXPIRY_SECONDS;
  const renewals = countNew();
  if (process.env['PLAYBILL_TEST_TABS'])
    console.log(`${TABS} tabs, ${passed.toFixed(1)} expiries, ${renewals} renewals`);
  // Tokens are renewed at three fifths of their life, 1.7 times per expiry. On a busy machine a call may arrive after
  // its token has expired: it gets 401 and causes one extra renewal.
  const [refused, others] = [true, false].map((is) =>
    quiet.heard.filter((line) => line.includes('status of 401') === is),
  ) as [string[], string[]];
  expect(renewals).toBeLessThanOrEqual(Math.ceil(2 * passed) + refused.length);
  expect(seen.getMostAtOnce()).toBe(1);
  for (const tab of [page, ...tabs]) await expect(signOutButton(tab)).toBeVisible();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  quiet.heard.length = 0;
  expect(others).toEqual([]);
});

test('shows that another device ended the session, and redirects to sign-in and back @auth-01 @acct-06', async ({
  browser,
  page,
  quiet,
}) => {
  await signedInAt(page, origin());
  await page.goto(`${origin()}/section/rules`);
  await hydrated(page);
  const elsewhere = await browser.newContext({ locale: 'en-US' });
  const other = await elsewhere.newPage();
  await signedInAt(other, origin());
  // API calls need a page of the realm’s origin; this is the smallest.
  await other.goto(`${origin()}/externalpage/privacy`);
  const status = await other.evaluate(async () => {
    const headers = { 'content-type': 'application/json', realm: 'apex', 'x-playbill-session': 'cookie' };
    const body = JSON.stringify({ keepCurrent: true });
    return (await fetch('/api/v2/user/sessions/end-all', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
  await menu(page).getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByText('You were signed out from another device.')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Events', exact: true })).toHaveAttribute('aria-current', 'page');
  const events = page.url();
  await page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .getByRole('button', { name: 'Sign in', exact: true })
    .click();
  await expect(page).toHaveURL(/\/login\?from=/);
  const form = page.getByRole('main');
  await form.locator('[type=email]').fill('viewer@playbill.test');
  await form.locator('[type=password]').fill('playbill-demo');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(events);
  await elsewhere.close();
  quiet.heard.length = 0;
});

test('ends a stolen session in both browsers and sends an email @auth-01', async ({
  browser,
  context,
  page,
  quiet,
}) => {
  const email = await signedUp(page, origin());
  // Wait for the page’s own calls before the server’s clock moves away from the browser’s.
  const prompted = page.waitForResponse('**/api/v2/consent-prompt');
  await page.goto(`${origin()}/section/rules`);
  await prompted;
  await hydrated(page);
  await expect(signOutButton(page)).toBeVisible();
  const thief = await browser.newContext({ locale: 'en-US' });
  await thief.addCookies(await context.cookies());

  const now = Date.now();
  await clock.put(host, now + 60_000);
  const renewed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v2/session');
  await menu(page).getByRole('link', { name: 'Events', exact: true }).click();
  expect((await renewed).status()).toBe(200);
  await expect(menu(page).getByRole('link', { name: 'Events', exact: true })).toHaveAttribute('aria-current', 'page');
  await clock.put(host, now + 120_000);
  const stolen = await thief.newPage();
  await stolen.goto(`${origin()}/section/rules`);
  await hydrated(stolen);
  await expect(menu(stolen).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Fights', exact: true }).click();
  await expect(page.getByText('You’ve been signed out to keep your account safe.')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await readMails()).filter(
          ({ to, subject }) => to?.[0]?.address === email && subject === 'You’ve been signed out of Apex',
        ).length,
    )
    .toBe(1);
  await thief.close();
  quiet.heard.length = 0;
});
