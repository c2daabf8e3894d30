import type { Page } from '@playwright/test';
import { signedIn } from './sessions.ts';
import { at, expect, hydrated, keepProgress, noH264, noH264Reason, open, row, test, viewer } from './support.ts';

const video = (page: Page) => page.locator('[data-player] video');
const position = (page: Page) => video(page).evaluate((element) => (element as HTMLVideoElement).currentTime);

test.describe('video page in a browser that decodes H.264', () => {
  test.skip(noH264, noH264Reason);

  test('a card opens the page of a video, which plays, and only then the streaming engine is loaded @play-01 @play-03', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await open(page, at('apex'));
    expect(asked.some((line) => /\/hls-[\w-]+\.js/.test(line))).toBe(false);
    const card = row(page, 'free').locator('a[data-card][href^="/video/"]', { hasNotText: 'Purchase' }).first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(/\/video\/\d+\//);
    await expect.poll(() => position(page)).toBeGreaterThan(1);
    expect(asked.some((line) => /\/hls-[\w-]+\.js/.test(line))).toBe(true);
    const manifest = asked.findIndex((line) => /^POST \/api\/v5\/manifest\/video\/\d+$/.test(line));
    const callback = asked.findIndex((line) => line.startsWith('GET /api/v2/player/'));
    expect(manifest).toBeGreaterThan(-1);
    expect(callback).toBeGreaterThan(manifest);
    // On a full page load the film is requested once, before the player exists, and the player reuses it.
    asked.splice(0);
    await page.reload();
    await expect.poll(() => position(page)).toBeGreaterThan(1);
    expect(asked.filter((line) => /\/hls-[\w-]+\.js/.test(line))).toHaveLength(1);
    expect(asked.filter((line) => line.startsWith('POST /api/v5/manifest/'))).toHaveLength(1);
    // The timeline shows a thumbnail of the position under the pointer.
    await page.locator('[data-player]').getByRole('slider', { name: 'Seek' }).hover();
    await expect(page.locator('[data-player] [style*="sprite.jpg"]')).toBeVisible();
  });
});

test.describe('resuming a video at the saved position', () => {
  test.skip(noH264, noH264Reason);
  const reports = (page: Page) => {
    const places: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/customer/history/vod/1003'))
        places.push((request.postDataJSON() as { progress: number }).progress);
    });
    return places;
  };
  const pause = (page: Page) =>
    page.locator('[data-player]').getByRole('button', { name: 'Pause', exact: true }).press('Enter');

  test('resumes a video at the saved position and never reports an earlier one; `?progress` overrides it; trailers report none @play-10 @list-06 @rte-09', async ({
    page,
  }) => {
    await signedIn(page);
    // API calls need a page of the realm’s origin; this is the smallest.
    await page.goto(at('apex', '/externalpage/privacy'));
    await keepProgress(page, 1003, 12);
    const places = reports(page);
    await open(page, at('apex', '/video/1003'));
    await expect.poll(() => position(page)).toBeGreaterThan(12);
    await pause(page);
    await expect.poll(() => places.length).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(12);

    await open(page, at('apex', '/video/1003?progress=5'));
    await expect.poll(() => position(page)).toBeGreaterThan(5);
    await pause(page);
    expect(await position(page)).toBeLessThan(12);

    await page.goto(at('apex', '/healthz'));
    places.splice(0);
    await open(page, at('apex', '/video/1003?trailerFrom=1001'));
    await expect.poll(() => position(page)).toBeGreaterThan(1);
    await pause(page);
    await page.getByRole('link', { name: /^Trailer for / }).click();
    await expect(page).toHaveURL(/\/video\/1001\//);
    expect(places).toEqual([]);
  });
});

test('in an unsupported browser a notice, links, the sign-in form, and playback by the browser’s own controls work @page-15', async ({
  page,
  quiet,
}) => {
  test.skip(noH264, noH264Reason);
  // The browser counts as unsupported, so the test covers the server’s markup with its inline script and the built
  // plain.js, without the application.
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at('apex', '/livenow'));
  await expect(page.getByText('This browser is too old for all of this site.')).toBeVisible();
  const deadButtons = page.locator('button:visible:not(form button:not([type=button]))');
  await expect(deadButtons).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.locator('input[name="id"]').fill(viewer.email);
  await page.locator('input[name="secret"]').fill(viewer.password);
  await page.locator('input[name="secret"]').press('Enter');
  await expect(page).toHaveURL(at('apex', '/livenow'));
  await page.goto(at('apex', '/video/1001'));
  await expect
    .poll(() => page.locator('[data-stage] video').evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(1);
  await expect(deadButtons).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('.js') && path !== '/plain.js')).toEqual([]);
  const alert = page.locator('[data-stage]').getByRole('alert');
  await page.route('**/api/v5/manifest/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(alert).toHaveText('Something went wrong. Try again in a moment.');
  expect(quiet.heard.splice(0).join()).toMatch(/503/);
});

test('shows why a video cannot be played and requests no player code @play-02', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, at('apex', '/video/1140'));
  await expect(page.getByText('This title isn’t available yet.')).toBeVisible();
  await open(page, at('apex'));
  const locked = row(page, 'new-fights').locator('a[data-card]', { hasText: 'Purchase' }).first();
  await page.goto(new URL((await locked.getAttribute('href')) ?? '', page.url()).href);
  await expect(page.getByText('You need to buy this to watch it.')).toBeVisible();
  await hydrated(page);
  expect(asked.filter((path) => /\/(?:hls|dash)-[\w-]+\.js$|\/api\/v5\/manifest\//.test(path))).toEqual([]);
});

// The seam: a page rendered for guests, and the licences of the viewer after hydration.
test('a subscriber sees no purchase badges, and plays a title that a guest has to buy @lic-01 @card-01 @play-02', async ({
  page,
}) => {
  await page.goto(at('apex'));
  const locked = row(page, 'new-fights').locator('a[data-card]', { hasText: 'Purchase' }).first();
  const href = new URL((await locked.getAttribute('href')) ?? '', page.url()).href;
  const badge = page.locator(`a[data-card][href="${new URL(href).pathname}"] [data-licences]`).first();
  await expect(badge).toBeVisible();
  await signedIn(page, 'apex', { id: 'subscriber@playbill.test', secret: viewer.password });
  await page.goto(at('apex'));
  await expect(badge).toBeHidden();
  await page.goto(href);
  await expect(
    page
      .locator('[data-player]')
      .getByRole('button', { name: /^(Play|Pause)$/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('You need to buy this to watch it.')).toHaveCount(0);
  // The arrival of the licences does not start the player of a page again: one playback session per visit.
  const sessions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/playback-sessions'))
      sessions.push(request.url());
  });
  const licences = page.waitForResponse('**/api/v2/user/licence');
  await page.goto(at('apex', '/video/1003'));
  await licences;
  if (noH264) return;
  await expect.poll(() => position(page)).toBeGreaterThan(1);
  expect(sessions).toHaveLength(1);
});
