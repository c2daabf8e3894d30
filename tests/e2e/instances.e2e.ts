import type { Page } from '@playwright/test';
import { type Instances, openInstances } from '../support/instances.ts';
import { movedClock, plays, signInAt } from './moved-host.ts';
import { preparedData } from './own-program.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// Two programs of this journey's own over one database, whose clock it moves.
test.skip(noH264, noH264Reason);

/** On for the last twenty minutes of each hour; it has a recording. */
const late = { path: '/live/5021', title: 'Open Rounds: Late Hour', recording: /\/video\/1004/ };
/** Comes round each hour at a quarter to. */
const premiere = '/video/1144';

let instances: Instances;
const clock = movedClock();

test.beforeAll(async () => {
  instances = await openInstances(2, clock.settings, preparedData);
});
test.afterAll(() => instances?.close());

const phase = (page: Page) => page.locator('[data-phase]');

test('the program that serves one of two viewers is killed: what begins is told to both and plays, a premiere is offered to both, and the end leads both to the recording @live-01 @live-02 @live-03 @live-08 @nav-07 @push-01', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  const [killed, survivor] = instances.all;
  if (!killed || !survivor) throw new Error('There are no two programs');
  const [own, others] = (await Promise.all([instances.way(0, 1), instances.way(1, 0)])).map(
    ({ port }) => `http://apex.localhost:${port}`,
  ) as [string, string];
  // Both within the ten minutes that tokens are good for.
  await clock.set(survivor, 38);
  await page.goto(`${own}${late.path}`);
  await hydrated(page);
  await expect(phase(page)).toHaveAttribute('data-phase', 'before');
  const elsewhere = await browser.newPage();
  await signInAt(elsewhere, others);
  await expect(elsewhere.getByRole('button', { name: /^Live now \d+$/ })).toBeVisible();
  const waiting = await Promise.all([page.context().newPage(), browser.newPage()]);
  for (const [index, one] of waiting.entries()) {
    await one.goto(`${index === 0 ? own : others}${premiere}`);
    await expect(one.getByRole('timer')).toHaveText(/^[67]:\d\d$/);
  }

  await killed.kill();
  await clock.set(survivor, 40, 1);
  await expect(phase(page)).toHaveAttribute('data-phase', 'live');
  await plays(page);
  const toast = elsewhere.locator('[data-live-toast]');
  await expect(toast.getByText(late.title)).toBeVisible();
  await toast.getByRole('link', { name: 'Watch now' }).click();
  await plays(elsewhere);

  await clock.set(survivor, 45, 32);
  for (const one of waiting) {
    // The clock of the browser is nobody's to move here.
    await one.reload();
    await one.getByRole('dialog', { name: 'The premiere has begun' }).getByRole('button', { name: /Join/ }).click();
    await plays(one);
    const at = await one.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    expect(at).toBeGreaterThan(25);
    await one.close();
  }

  // No clock but this one goes by so much at once.
  await clock.set(survivor, 59, 30);
  for (const [one, origin] of [
    [page, own],
    [elsewhere, others],
  ] as const) {
    await one.goto(`${origin}${late.path}`);
    await hydrated(one);
    await plays(one);
  }
  await clock.set(survivor, 60, 1);
  for (const one of [page, elsewhere]) await expect(one).toHaveURL(late.recording);
  // What was under way when the program was killed.
  quiet.heard.splice(0);
  await elsewhere.close();
});
