import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { at, expect, hydrated, noH264, noH264Reason, open, test } from './support.ts';

test.skip(noH264, noH264Reason);

/** Channels of the demo, on by day and night. */
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
    .poll(async () => (await seen(page)).filter(({ frames, position }) => frames > 20 && position > 0).length)
    .toBe(count);

/** How far apart the streams are, in seconds. */
async function spread(page: Page): Promise<number> {
  const behind = (await seen(page)).map((one) => one.behind);
  return Math.max(...behind) - Math.min(...behind);
}

test('plays four live streams in step with one sound, and swaps their places @multi-01', async ({ page }) => {
  test.slow();
  await open(page, at('apex', four));
  await allPlay(page, 4);
  expect(await heard(page)).toEqual([first]);
  await expect(page.getByRole('radio', { name: 'Four equal' })).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
  const before = await seen(page);
  await expect
    .poll(async () => (await seen(page)).every((one, at) => one.position > (before[at]?.position ?? 0) + 2))
    .toBe(true);
  await expect.poll(() => spread(page)).toBeLessThan(0.25);

  // By click, then by keyboard: nothing is loaded anew.
  await tile(page, third)
    .getByRole('button', { name: /main picture$/ })
    .click();
  await expect.poll(() => order(page)).toEqual([third, second, first, fourth]);
  await expect.poll(() => heard(page)).toEqual([third]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, fourth).getByRole('button', { name: /main picture$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual([fourth, second, third, first]);
  await expect(tile(page, fourth).getByRole('button', { name: /main picture$/ })).toBeFocused();
  await page.keyboard.press('2');
  await expect.poll(() => heard(page)).toEqual([second]);
  await expect(tile(page, second).getByRole('button', { name: /^Sound of/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(tile(page, fourth).getByText('Muted')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You hear' })).toHaveText(
    'You hear Corner Talk: Gothenburg.',
  );
  const after = await seen(page);
  for (const one of before) expect(after.find(({ id }) => id === one.id)?.frames).toBeGreaterThan(one.frames);

  await page.getByRole('radio', { name: 'One large, others small' }).click();
  await expect(events(page)).toHaveAttribute('data-layout', 'pip');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => order(page)).toEqual([fourth, second, third, first]);
  await expect(events(page)).toHaveAttribute('data-layout', 'pip');
  await allPlay(page, 4);
  // On a telephone the small ones stand in one row below it.
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = () =>
    events(page)
      .locator('> :not([data-place="0"])')
      .evaluateAll((tiles) => new Set(tiles.map((one) => one.getBoundingClientRect().top)).size);
  await expect.poll(tops).toBe(1);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

test('adds and removes events, follows Back, and says why extra streams stop when the heartbeat is refused @multi-01 @multi-02', async ({
  page,
  quiet,
}) => {
  const bodies: unknown[] = [];
  const isHeartbeat = (request: Request) => request.url().endsWith('/api/v1/multiviewHeartbeat');
  page.on('request', (request) => isHeartbeat(request) && bodies.push(request.postDataJSON()));
  await open(page, at('apex', '/live/5012'));
  await page.getByRole('main').getByRole('link', { name: 'Multi-view' }).click();
  await expect(page).toHaveURL(/\/multi-video\/5012$/);
  await expect(page.getByText('Choose another event below')).toBeVisible();
  await allPlay(page, 1);
  const option = page
    .getByRole('region')
    .or(page.getByRole('main'))
    .getByRole('button', { name: /^Add Open Rounds/ });
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
  await allPlay(page, 2);

  await page.route('**/api/v1/multiviewHeartbeat', (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 'CONFLICT',
        messages: ['streamLimitReached'],
        requestId: 'test',
        details: {
          streams: [
            {
              id: 'x',
              type: 'video',
              contentId: 1,
              title: 'Another film',
              device: { type: 'tv', browser: 'Firefox' },
              since: 5,
            },
          ],
        },
      },
    }),
  );
  // Within twenty seconds it is said again that they play.
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You are watching on as many devices as you may.');
  await expect(alert).toContainText('Another film · Firefox');
  await expect(tile(page, added).getByRole('button', { name: 'Try again' })).toBeVisible();
  const before = await seen(page);
  await expect.poll(async () => (await seen(page))[0]?.frames).toBeGreaterThan((before[0]?.frames ?? 0) + 10);
  expect(
    await tile(page, added)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.readyState),
  ).toBe(0);

  await page.unroute('**/api/v1/multiviewHeartbeat');
  await tile(page, added).getByRole('button', { name: 'Try again' }).click();
  await allPlay(page, 2);
  await expect(alert).toHaveCount(0);
  await tile(page, 5012)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/multi-video/${added}$`));
  await expect.poll(() => order(page)).toEqual([added]);
  // The browser tells of each answer that is no success.
  expect(quiet.heard.splice(0).filter((line) => !line.includes('status of 409'))).toEqual([]);
});

test('says which event may not be watched while the others play, on a telephone in Arabic @multi-01', async ({
  page,
  quiet,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The first asks for a purchase, the second for sign-in, the third is none.
  await open(page, at('apex', `/multi-video/${first}?with=5133,5109,999999&lang=ar`));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(async () => (await seen(page))[0]?.frames).toBeGreaterThan(20);
  await expect(page.locator('ul[data-layout]')).toHaveAttribute('data-layout', 'pip');
  await expect(tile(page, 5109).getByRole('link')).toHaveAttribute('href', /login/);
  expect(await tile(page, 5133).getByRole('status').first().textContent()).not.toBe('');
  expect(await tile(page, 999_999).getByRole('status').textContent()).not.toBe('');
  // Large above, the others below it; the first of these at the right.
  const boxes = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes[0]?.width).toBeCloseTo(390, 0);
  expect(boxes[1]?.top).toBeGreaterThan(boxes[0]?.bottom ?? 0);
  expect(boxes[1]?.left).toBeGreaterThan(boxes[2]?.left ?? 0);
  await tile(page, 5109).getByRole('link').click({ trial: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The browser tells of each answer that is no success.
  expect(quiet.heard.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([]);
});
