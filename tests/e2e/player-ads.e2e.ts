import type { Page } from '@playwright/test';
import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import { fillSignUp, newcomer } from './newcomers.ts';
import { at, expect, noH264, noH264Reason, open, row, test } from './support.ts';

const collector = '/api/v2/analytics/events';
const content = (page: Page) => page.locator('[data-player] video:not([data-ad])');
const ad = (page: Page) => page.locator('[data-player] video[data-ad]');
const position = (page: Page) => content(page).evaluate((element) => (element as HTMLVideoElement).currentTime);

/** Records ad tracking events, media requests with their CMCD data, and analytics calls. */
function listen(page: Page) {
  const heard = { served: [] as string[], media: [] as URL[], counted: 0 };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/media/ads/seen.xml')
      heard.served.push(`${url.searchParams.get('ad')} ${url.searchParams.get('event')}`);
    else if (/^\/media\/.*\.(m3u8|m4s|mp4|ts)$/.test(url.pathname)) heard.media.push(url);
    if (url.pathname === collector) heard.counted += 1;
  });
  return heard;
}

/** Waits until an ad has rendered frames, then speeds up the rest. */
async function watchAd(page: Page): Promise<void> {
  await expect
    .poll(() => ad(page).evaluate((node) => (node as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames))
    .toBeGreaterThan(10);
  const place = await position(page);
  await ad(page).evaluate((node) => Object.assign(node, { playbackRate: 4 }));
  await expect(ad(page)).toHaveCount(0);
  await expect.poll(() => position(page)).toBeGreaterThan(place + 0.5);
}

const whole = (name: string) =>
  ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'].map((event) => `${name} ${event}`);

test.skip(noH264, noH264Reason);

test('plays pre-roll and mid-roll ads, reports each ad once, and sends no other tracking without consent @play-12 @play-15', async ({
  page,
}) => {
  const heard = listen(page);
  const manifest = page.waitForRequest(/\/api\/v5\/manifest\/video\//);
  await open(page, at('apex', '/video/1004'));
  // The page has not loaded the ad library that creates nonces, so the manifest request omits them instead of failing.
  expect((await manifest).postDataJSON()).toEqual({});
  await expect(ad(page)).toBeVisible();
  expect(await position(page)).toBe(0);
  await watchAd(page);
  await expect.poll(() => heard.served).toEqual(whole('ring-of-salt'));

  await content(page).evaluate((node) => Object.assign(node, { currentTime: 320 }));
  await watchAd(page);
  expect(await position(page)).toBeGreaterThan(320);
  await expect.poll(() => heard.served.slice(6)).toEqual(whole('harbour-lights'));

  // A watched ad break is not repeated.
  await content(page).evaluate((node) => Object.assign(node, { currentTime: 299 }));
  await expect.poll(() => position(page)).toBeGreaterThan(301);
  await expect(ad(page)).toHaveCount(0);
  expect(heard.served).toHaveLength(12);
  expect(heard.media.length).toBeGreaterThan(5);
  expect(heard.media.filter(({ searchParams }) => searchParams.has('CMCD'))).toEqual([]);
  await page.goto('about:blank');
  expect(heard.counted).toBe(0);
});

test('after consent at sign-up, sends page views, CMCD ids with media requests, and playback reports @play-15 @ana-01', async ({
  page,
}) => {
  const heard = listen(page);
  const bodies: string[] = [];
  await page.exposeFunction('hearBody', (body: string) => void bodies.push(body));
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      if (input instanceof Request && input.method === 'POST' && input.url.endsWith('/api/v2/user')) {
        // Re-render the page while the browser already has the new account’s cookies but the page has not yet read the
        // response.
        history.replaceState(history.state, '', `${location.pathname}${location.search}#again`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      }
      return answer;
    };
    const { hearBody } = window as unknown as { hearBody(body: string): void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void new Response(body).text().then(hearBody);
      return send(url, body);
    };
  });
  const events = () => bodies.flatMap((body) => (JSON.parse(body) as { events: AnalyticsEvent[] }).events);
  const email = newcomer();
  await open(page, at('apex', '/signup?from=%2F'));
  await page.getByRole('checkbox', { name: 'Usage statistics' }).check();
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(at('apex'));
  await expect.poll(() => events().map(({ type }) => type)).toContain('pageView');

  const card = row(page, 'free').locator('a[data-card][href^="/video/"]', { hasNotText: 'Purchase' }).first();
  await card.scrollIntoViewIfNeeded();
  const id = Number(await card.getAttribute('data-card'));
  await card.click();
  await expect.poll(() => position(page)).toBeGreaterThan(2);
  const said = () =>
    heard.media.map(({ searchParams }) => searchParams.get('CMCD') ?? '').filter((cmcd) => cmcd !== '');
  await expect.poll(said).toContainEqual(expect.stringContaining(`cid="${id}"`));
  expect(new Set(said().map((cmcd) => /sid="([^"]+)"/.exec(cmcd)?.[1])).size).toBe(1);

  await content(page).evaluate((node) => Object.assign(node, { currentTime: 12 }));
  await expect.poll(() => position(page)).toBeGreaterThan(12.5);
  await page.goBack();
  const parts = () => events().flatMap((event) => (event.type === 'playback' ? [event] : []));
  await expect.poll(() => parts().map(({ state }) => state)).toContain('left');
  const last = parts().at(-1);
  expect(last).toMatchObject({ contentType: 'VOD', contentId: id, engine: 'hls' });
  expect(parts().reduce((sum, part) => sum + part.played, 0)).toBeGreaterThan(2000);
  expect(parts().flatMap(({ happenings }) => happenings)).toContainEqual(
    expect.objectContaining({ what: 'seek', to: 12 }),
  );
  for (const personal of [email, 'Nina']) expect(bodies.join()).not.toContain(personal);
});
