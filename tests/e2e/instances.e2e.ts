import type { Page } from '@playwright/test';
import { type Instances, openInstances } from '../support/instances.ts';
import { movedClock, plays, signInAt } from './moved-host.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// Two programs of this journey's own over one database, whose clock it moves.
test.describe.configure({ mode: 'default' });
test.skip(noH264, noH264Reason);

/** On from twenty past to twenty to, each hour. */
const middle = 5020;

let instances: Instances;
const clock = movedClock();

test.beforeAll(async () => {
  instances = await openInstances(2, clock.settings);
});
test.afterAll(() => instances?.close());

const phase = (page: Page) => page.locator('[data-phase]');

test('the program that serves one of two viewers is killed: what begins is told to both and plays, and ends for both @live-01 @live-08 @nav-07 @push-01', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  const [, survivor] = instances.all;
  if (!survivor) throw new Error('There is no second program');
  const [ways, others] = [await instances.way(0, 1), await instances.way(1, 0)];
  const event = `http://apex.localhost:${ways.port}/live/${middle}`;
  const elsewhereAt = `http://apex.localhost:${others.port}`;
  await clock.set(survivor, 15);
  await page.goto(event);
  await hydrated(page);
  await expect(phase(page)).toHaveAttribute('data-phase', 'before');
  const elsewhere = await browser.newPage();
  await signInAt(elsewhere, elsewhereAt);
  await expect(elsewhere.getByRole('button', { name: /^Live now \d+$/ })).toBeVisible();

  await instances.all[0]?.kill();
  await clock.set(survivor, 20, 1);
  await expect(phase(page)).toHaveAttribute('data-phase', 'live');
  await plays(page);
  const toast = elsewhere.locator('[data-live-toast]');
  await expect(toast.getByText('Open Rounds: Middle Hour')).toBeVisible();
  await toast.getByRole('link', { name: 'Watch now' }).click();
  await plays(elsewhere);

  // Tokens are good for ten minutes, and no clock but this one goes by twenty at once.
  await clock.set(survivor, 39, 30);
  for (const [one, address] of [
    [page, event],
    [elsewhere, `${elsewhereAt}/live/${middle}`],
  ] as const) {
    await one.goto(address);
    await hydrated(one);
    await plays(one);
  }
  await clock.set(survivor, 40, 1);
  for (const one of [page, elsewhere]) {
    await expect(phase(one)).toHaveAttribute('data-phase', 'over');
    await expect(one.getByText('This event has ended.')).toBeVisible();
  }
  // What was under way when the program was killed.
  quiet.heard.splice(0);
  await elsewhere.close();
});

test('the program that serves one of two viewers is killed before a premiere: both are offered to join it @live-03 @push-01', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  const [, survivor] = instances.all;
  if (!survivor) throw new Error('There is no second program');
  await instances.again(0);
  const [ways, others] = [await instances.way(0, 1), await instances.way(1, 0)];
  const elsewhere = await browser.newPage();
  await clock.set(survivor, 44);
  for (const [one, { port }] of [
    [page, ways],
    [elsewhere, others],
  ] as const) {
    // Comes round each hour at a quarter to.
    await one.goto(`http://apex.localhost:${port}/video/1144`);
    await hydrated(one);
    await expect(one.getByRole('timer')).toHaveText(/^[01]:\d\d$/);
  }
  await instances.all[0]?.kill();
  await clock.set(survivor, 45, 32);
  for (const one of [page, elsewhere]) {
    await one.getByRole('dialog', { name: 'The premiere has begun' }).getByRole('button', { name: /Join/ }).click();
    await plays(one);
    const at = await one.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    expect(at).toBeGreaterThan(25);
  }
  quiet.heard.splice(0);
  await elsewhere.close();
});
