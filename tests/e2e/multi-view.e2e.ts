import type { Page, Request } from '@playwright/test';
import { at, expect, noH264, noH264Reason, open, test } from './support.ts';

test.skip(noH264, noH264Reason);
// A low pixel ratio selects small renditions: four films are decoded at once.
test.use({ deviceScaleFactor: 0.4 });

/** Demo channels that are always on air. */
const [first, second, third, fourth] = [5101, 5117, 5125, 5141];
const four = `/multi-video/${first}?with=${second},${third},${fourth}`;
const events = (page: Page) => page.getByRole('list', { name: 'Events side by side' });
const tile = (page: Page, id: number) => page.locator(`[data-tile="${id}"]`);

interface Seen {
  id: number;
  frames: number;
  position: number;
  muted: boolean;
  behind: number;
}
const seen = (page: Page): Promise<Seen[]> =>
  page.locator('[data-tile]').evaluateAll((tiles) =>
    tiles.map((one) => {
      const video = one.querySelector('video') as HTMLVideoElement;
      return {
        id: Number((one as HTMLElement).dataset['tile']),
        frames: video.getVideoPlaybackQuality().totalVideoFrames,
        position: video.currentTime,
        muted: video.muted,
        behind: Number(video.dataset['behind']),
      };
    }),
  );
const order = async (page: Page) => (await seen(page)).map(({ id }) => id);
const heard = async (page: Page) => (await seen(page)).filter(({ muted }) => !muted).map(({ id }) => id);
const allPlay = (page: Page, count: number) =>
  expect
    .poll(async () => (await seen(page)).filter(({ frames, position }) => frames > 8 && position > 0).length)
    .toBe(count);

/** The maximum distance between the streams, in seconds. */
async function spread(page: Page): Promise<number> {
  const behind = (await seen(page)).map((one) => one.behind);
  return Math.max(...behind) - Math.min(...behind);
}

test('multi-view plays four live streams in sync with one sound, swaps tiles and changes the layout @multi-01', async ({
  page,
}) => {
  test.slow();
  await open(page, at('apex', four));
  await allPlay(page, 4);
  expect(await heard(page)).toEqual([first]);
  await expect(page.getByRole('radio', { name: 'Four equal' })).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
  const before = await seen(page);
  await expect.poll(() => spread(page)).toBeLessThan(0.25);

  // Swapping by click and by keyboard must not reload any stream.
  await tile(page, third)
    .getByRole('button', { name: /main view$/ })
    .click();
  await expect.poll(() => order(page)).toEqual([third, second, first, fourth]);
  await expect.poll(() => heard(page)).toEqual([third]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, fourth).getByRole('button', { name: /main view$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual([fourth, second, third, first]);
  await expect(tile(page, fourth).getByRole('button', { name: /main view$/ })).toBeFocused();
  await page.keyboard.press('2');
  await expect.poll(() => heard(page)).toEqual([second]);
  await expect(tile(page, second).getByRole('button', { name: /^Sound from/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(tile(page, fourth).getByText('Muted')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You’re listening to' })).toHaveText(
    'You’re listening to Corner Talk: Gothenburg.',
  );
  const after = await seen(page);
  for (const one of before) expect(after.find(({ id }) => id === one.id)?.frames).toBeGreaterThan(one.frames);

  await page.getByRole('radio', { name: 'One large, the rest small' }).click();
  await expect(events(page)).toHaveAttribute('data-layout', 'pip');
});

test('multi-view adds and removes events, follows Back, and sends one heartbeat per change @multi-01 @multi-02', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  const isHeartbeat = (request: Request) => request.url().endsWith('/api/v1/multiviewHeartbeat');
  page.on('request', (request) => isHeartbeat(request) && bodies.push(request.postDataJSON()));
  await open(page, at('apex', '/live/5012'));
  await page.getByRole('main').getByRole('link', { name: 'Multiview' }).click();
  await expect(page).toHaveURL(/\/multi-video\/5012$/);
  await expect(page.getByText('Choose another event below')).toBeVisible();
  await allPlay(page, 1);
  const option = page.getByRole('main').getByRole('button', { name: /^Add Open Rounds/ });
  await option.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/with=50\d\d/);
  await allPlay(page, 2);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(events(page)).toHaveAttribute('data-layout', 'twoUp');
  const [, added = 0] = await order(page);
  expect(bodies).toEqual([
    { partitionDataToAdd: ['5012'], partitionDataToDelete: [] },
    { partitionDataToAdd: [String(added)], partitionDataToDelete: [] },
  ]);
  await page.goBack();
  await expect(page.locator('[data-tile]')).toHaveCount(1);
  await page.goForward();
  await tile(page, 5012)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/multi-video/${added}$`));
  await expect.poll(() => order(page)).toEqual([added]);
  // On a phone the tiles form one column with the large one on top.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expect(events(page)).toHaveAttribute('data-layout', 'pip');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
