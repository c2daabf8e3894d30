import type { Browser, Page } from '@playwright/test';
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

/** Seconds that a player is behind its room, as the page reports it. */
const behind = async (page: Page) => Number(await page.locator('[data-room]').getAttribute('data-behind'));
const inStep = (pages: readonly Page[]) =>
  expect.poll(async () => Math.max(...(await Promise.all(pages.map(behind))).map(Math.abs))).toBeLessThan(0.5);

/** Device pixel ratio that selects small renditions: three films play at once. */
const FEW = 0.4;
test.use({ deviceScaleFactor: FEW });

async function join(browser: Browser, url: string, name: string, heard: string[]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', deviceScaleFactor: FEW });
  const page = await context.newPage();
  listen(page, heard);
  await page.goto(url);
  await hydrated(page);
  await expect(page.getByText('You’re invited')).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  return page;
}

test('three viewers in a watch-together room stay in sync when the host pauses and seeks and when one joins late @live-06', async ({
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
  const url = await page.getByLabel('Invite link').inputValue();
  await expect(page.getByText('No one else is here yet')).toBeVisible();
  await playing(page);

  const otto = await join(browser, url, 'Otto', quiet.heard);
  await playing(otto);
  await inStep([page, otto]);
  const there = (one: Page) => one.getByRole('list', { name: /here$/ }).getByRole('listitem');
  await expect(there(page)).toHaveText(['NinaHostYou', 'Otto']);
  await expect(there(otto)).toHaveText(['NinaHost', 'OttoYou']);

  // Only the host’s controls apply; they apply to all.
  await otto.locator('[data-player]').focus();
  await otto.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(otto.getByText('Only the host can do this here.')).toBeVisible();
  expect(await paused(otto)).toBe(false);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => paused(otto)).toBe(true);
  await expect(otto.getByText('Paused for everyone')).toBeVisible();
  await inStep([page, otto]);
  const place = () => video(otto).evaluate((element: HTMLVideoElement) => element.currentTime);
  const before = await place();
  await page.getByRole('slider', { name: 'Seek' }).focus();
  await page.keyboard.press('Home');
  // The Home key seeks an hour back, or to the start of the event if that is later.
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
  // When the host leaves, the member who joined first becomes host.
  await page.getByRole('button', { name: 'Leave room' }).click();
  await expect(page).toHaveURL(/\/live\/5012/);
  await expect(there(otto)).toHaveText(['OttoHostYou', 'Guest 3']);
  await otto.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(otto.getByText('Paused for everyone')).toBeVisible();
  await expect.poll(() => paused(pia)).toBe(true);
  await Promise.all([otto, pia].map((one) => one.context().close()));
});

test('reports that a watch-together room is closed and links back to the event @live-06', async ({ page, quiet }) => {
  await open(page, at('apex', `/live/5012/watch-together?room=${'x'.repeat(32)}&lang=ar`));
  await page.getByRole('textbox').fill('نينا');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('انتهت هذه الغرفة.');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /\/live\/5012/);
  // The browser console reports each failed response.
  expect(quiet.heard.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([]);
});
