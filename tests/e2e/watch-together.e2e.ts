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

/** How far a player is behind its room, in seconds, as the page has it. */
const behind = async (page: Page) => Number(await page.locator('[data-room]').getAttribute('data-behind'));
const inStep = (pages: readonly Page[]) =>
  expect.poll(async () => Math.max(...(await Promise.all(pages.map(behind))).map(Math.abs))).toBeLessThan(0.5);

/** Pixels of one that the page counts: three films at once are to be small ones. */
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
  const url = await page.getByLabel('Invite link').inputValue();
  await expect(page.getByText('No one else is here yet')).toBeVisible();
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
  // When the host leaves, the member who joined first is the host.
  await page.getByRole('button', { name: 'Leave room' }).click();
  await expect(page).toHaveURL(/\/live\/5012/);
  await expect(there(otto)).toHaveText(['OttoHostYou', 'Guest 3']);
  await otto.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(otto.getByText('Paused for everyone')).toBeVisible();
  await expect.poll(() => paused(pia)).toBe(true);
  await Promise.all([otto, pia].map((one) => one.context().close()));
});

test('says that a room is over and leads back to the event @live-06', async ({ page, quiet }) => {
  await open(page, at('apex', `/live/5012/watch-together?room=${'x'.repeat(32)}&lang=ar`));
  await page.getByRole('textbox').fill('نينا');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('انتهت هذه الغرفة.');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /\/live\/5012/);
  // The browser tells of each answer that is no success.
  expect(quiet.heard.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([]);
});
