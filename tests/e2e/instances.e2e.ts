import type { Page } from '@playwright/test';
import { type Instances, openInstances } from '../support/instances.ts';
import { movedClock, plays } from './moved-host.ts';
import { preparedData } from './own-program.ts';
import { signedInAt } from './sessions.ts';
import { expect, hydrated, noH264, noH264Reason, test } from './support.ts';

// These tests start two servers over one database and move their clock.
test.skip(noH264, noH264Reason);

/** An event on air during the last twenty minutes of each hour. */
const late = { path: '/live/5021', title: 'Open Rounds: Late Hour' };

let instances: Instances;
const clock = movedClock();

test.beforeAll(async () => {
  instances = await openInstances(2, clock.settings, preparedData);
});
test.afterAll(() => instances?.close());

const phase = (page: Page) => page.locator('[data-phase]');

test('pushes live updates to two viewers even after the instance that serves one of them is killed @live-01 @live-08 @nav-07 @push-01', async ({
  page,
  browser,
  quiet,
}) => {
  const [killed, survivor] = instances.all;
  if (!killed || !survivor) throw new Error('There are no two programs');
  const [own, others] = (await Promise.all([instances.way(0, 1), instances.way(1, 0)])).map(
    ({ port }) => `http://apex.localhost:${port}`,
  ) as [string, string];
  await clock.set(survivor, 39);
  await page.goto(`${own}${late.path}`);
  await hydrated(page);
  await expect(phase(page)).toHaveAttribute('data-phase', 'before');
  const elsewhere = await browser.newPage();
  await signedInAt(elsewhere, others);
  await elsewhere.goto(others);
  await expect(elsewhere.getByRole('button', { name: /^Live now \d+$/ })).toBeVisible();

  await killed.kill();
  await clock.set(survivor, 40, 1);
  await expect(phase(page)).toHaveAttribute('data-phase', 'live');
  await plays(page);
  await expect(elsewhere.locator('[data-live-toast]').getByText(late.title)).toBeVisible();
  // Ignore requests that were pending when the instance was killed.
  quiet.heard.splice(0);
  await elsewhere.close();
});
