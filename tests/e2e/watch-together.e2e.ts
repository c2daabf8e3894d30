import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { openInstances } from '../support/instances.ts';
import { preparedData } from './own-program.ts';
import { at, expect, hydrated, listen, noH264, noH264Reason, open, test } from './support.ts';

test.skip(noH264, noH264Reason);

const video = (page: Page) => page.locator('[data-room] video');
const paused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
const playing = (page: Page) =>
  expect
    .poll(() =>
      video(page).evaluate(
        (element: HTMLVideoElement) => !element.paused && element.getVideoPlaybackQuality().totalVideoFrames > 10,
      ),
    )
    .toBe(true);

/** How far a player is behind its room, in seconds, as the page has it. */
const behind = async (page: Page) => Number(await page.locator('[data-room]').getAttribute('data-behind'));
const inStep = (pages: readonly Page[]) =>
  expect.poll(async () => Math.max(...(await Promise.all(pages.map(behind))).map(Math.abs))).toBeLessThan(0.5);

async function join(
  browser: Browser,
  url: string,
  name: string,
  heard: string[],
  deviceScaleFactor = 1,
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', deviceScaleFactor });
  const page = await context.newPage();
  listen(page, heard);
  await page.goto(url);
  await hydrated(page);
  await expect(page.getByText('You are invited')).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  return page;
}

test('three watch an event together: paused, sought and joined late, all see the same moment @live-06', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  await open(page, at('apex', '/live/5012'));
  await page.getByRole('main').getByRole('link', { name: 'Watch together' }).click();
  await page.getByLabel('Your name').fill('Nina');
  await page.getByRole('button', { name: 'Start a room' }).click();
  await expect(page).toHaveURL(/watch-together\?room=/);
  const url = await page.getByLabel('Link to invite others').inputValue();
  await expect(page.getByText('Nobody else is here yet')).toBeVisible();
  await playing(page);

  const otto = await join(browser, url, 'Otto', quiet.heard);
  await playing(otto);
  await inStep([page, otto]);
  const there = (one: Page) => one.getByRole('list', { name: /here$/ }).getByRole('listitem');
  await expect(there(page)).toHaveText(['NinaHostYou', 'Otto']);
  await expect(there(otto)).toHaveText(['NinaHost', 'OttoYou']);

  // A guest's own wishes do not count; the host's are everybody's.
  await otto.locator('[data-player]').focus();
  await otto.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(otto.getByText('Only the host may do this here.')).toBeVisible();
  expect(await paused(otto)).toBe(false);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => paused(otto)).toBe(true);
  await expect(otto.getByText('Paused for everybody')).toBeVisible();
  await inStep([page, otto]);
  const place = () => video(otto).evaluate((element: HTMLVideoElement) => element.currentTime);
  const before = await place();
  await page.getByRole('slider', { name: 'Seek' }).focus();
  await page.keyboard.press('Home');
  // An hour back, or to where the event began if that is less long ago.
  await expect.poll(place).toBeLessThan(Math.max(before - 3600, 60));
  await inStep([page, otto]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playing(otto);
  await inStep([page, otto]);

  const pia = await join(browser, url, '', quiet.heard);
  await playing(pia);
  await inStep([page, otto, pia]);
  await expect(there(pia)).toHaveText(['NinaHost', 'Otto', 'Guest 3You']);

  await pia.getByRole('button', { name: 'Applause' }).click();
  for (const one of [page, otto, pia]) await expect(one.getByRole('log').locator('p')).toHaveText(['👏Guest 3']);
  await expect(page.getByRole('log').locator('p')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

  // Who leaves is gone for the others, and who is there longest is the host then.
  await page.getByRole('button', { name: 'Leave the room' }).click();
  await expect(page).toHaveURL(/\/live\/5012/);
  await expect(there(otto)).toHaveText(['OttoHostYou', 'Guest 3']);
  await otto.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => paused(pia)).toBe(true);
  await Promise.all([otto, pia].map((one) => one.context().close()));
});

test('a room that is over says so, with a way on @live-06', async ({ page, quiet }) => {
  await open(page, at('apex', `/live/5012/watch-together?room=${'x'.repeat(32)}&lang=ar`));
  await page.getByRole('textbox').fill('نينا');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('انتهت هذه الغرفة.');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /\/live\/5012/);
  // The browser tells of each answer that is no success.
  expect(quiet.heard.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([]);
});

/** How far what a player shows is from what takes place now, in seconds, as its own details have it. */
async function latency(page: Page): Promise<number> {
  const details = page.getByRole('dialog', { name: 'Playback details' });
  return Number(/Behind live\s*([\d.]+) s/.exec(await details.innerText())?.[1] ?? Number.NaN);
}

async function showDetails(page: Page): Promise<void> {
  const player = page.locator('[data-player]');
  await player.getByRole('button', { name: 'Settings', exact: true }).click();
  await player.getByRole('button', { name: 'Playback details' }).click();
  await expect(player.getByRole('dialog', { name: 'Playback details' })).toContainText('Behind live');
}

/**
 * Waits until all are within a second of each other, and so far behind the present. Each player says by itself how far it is from where
 * it thinks the room to be; its details, which are some seconds old, say that all think the same.
 */
const together = (pages: readonly Page[], isWhere: (seconds: number) => boolean = () => true) =>
  expect
    .poll(async () => {
      const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
      const late = await Promise.all(pages.map(latency));
      return spread(await Promise.all(pages.map(behind))) < 1 && spread(late) < 5 && late.every(isWhere);
    })
    .toBe(true);

/** Pixels of one that the page counts: four films at once are to be small ones. */
const FEW = 0.4;

test.describe('with two programs', () => {
  test.use({ deviceScaleFactor: FEW });

  test('the program that serves two of three is killed while they watch: they are back by themselves, and what the host does then reaches all, who joins late too @live-06 @push-01', async ({
    page,
    browser,
    quiet,
  }, { annotations }) => {
    test.slow();
    const instances = await openInstances(2, { PLAYBILL_BUDGET_FACTOR: '100' }, preparedData);
    try {
      const [killed] = instances.all;
      const [own, others] = (await Promise.all([instances.way(0, 1), instances.way(1, 0)])).map(
        ({ port }) => `http://apex.localhost:${port}`,
      ) as [string, string];
      await open(page, `${own}/live/5012/watch-together`);
      await page.getByLabel('Your name').fill('Nina');
      await page.getByRole('button', { name: 'Start a room' }).click();
      const url = await page.getByLabel('Link to invite others').inputValue();
      const otto = await join(browser, url, 'Otto', quiet.heard, FEW);
      const pia = await join(browser, url.replace(own, others), 'Pia', quiet.heard, FEW);
      const all = [page, otto, pia];
      await Promise.all(all.map(async (one) => (await playing(one), await showDetails(one))));
      await together(all);

      // What becomes of the stream of messages is what tells that one is back.
      const back = [page, otto].map(async (one) => {
        const answer = await one.waitForResponse((answer) => answer.url().includes('/api/v2/live?') && answer.ok());
        return `${answer.request().timing().startTime - killedAt}`;
      });
      const killedAt = Date.now();
      await killed?.kill();
      // In this very moment.
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      for (const one of all) await expect.poll(() => paused(one)).toBe(true);
      annotations.push({ type: 'back after, in ms', description: (await Promise.all(back)).join(', ') });
      await together(all);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      for (const one of all) await expect.poll(() => paused(one)).toBe(false);
      await together(all);
      await page.getByRole('slider', { name: 'Seek' }).focus();
      // By a tenth of what can be gone back to.
      await page.keyboard.press('PageDown');
      await together(all, (seconds) => seconds > 120);
      for (const one of all) await expect.poll(() => paused(one)).toBe(false);

      const quim = await join(browser, url, 'Quim', quiet.heard, FEW);
      await playing(quim);
      await showDetails(quim);
      await together([...all, quim], (seconds) => seconds > 120);
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      for (const one of [...all, quim]) await expect.poll(() => paused(one)).toBe(true);
      await together([...all, quim]);
      await Promise.all([otto, pia, quim].map((one) => one.context().close()));
      await page.goto('about:blank');
    } finally {
      await instances.close();
    }
    // What was under way when the program was killed.
    quiet.heard.splice(0);
  });
});
