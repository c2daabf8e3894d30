import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { PlayerClient } from '#embed/client/types.ts';
import { CONNECT, HELLO } from '#embed/protocol.ts';
import { browserArgs, installedBrowser, without } from '../../scripts/browser.ts';
import { at, expect, noH264, noH264Reason, test } from './support.ts';

const folder = path.join(import.meta.dirname, '../../fixtures/host-page');
const realm = at('apex', '').replace(/\/$/, '');
/** The partner origin that the demo realm allows to embed the player. */
const partner = 'http://host.localhost:3100';

// Responses that the test fulfils itself have no IP address, so Chromium’s local network access checks would block
// requests of these pages to localhost.
test.use({
  launchOptions: {
    executablePath: installedBrowser(),
    args: [...browserArgs, without('LocalNetworkAccessChecks')],
  },
});

declare global {
  interface Window {
    player: PlayerClient;
    /** Messages that the attacking page received from frames and on the message ports that it offered. */
    heard: { hello: number; other: unknown[] };
  }
}

/** Serves the example partner page and an empty page at an origin. */
async function hostAt(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/empty')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : path.basename(pathname)) });
  });
}

const embedded = async (page: Page): Promise<Frame> => {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(`${realm}/embed/`))).toBe(true);
  return page.frames().find((frame) => frame.url().startsWith(`${realm}/embed/`)) as Frame;
};
/** The state of the media element in the frame. */
const media = async (page: Page) =>
  (await embedded(page)).evaluate(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    const { currentTime, paused, muted, volume } = video;
    return { currentTime, paused, muted, volume, frames: video.getVideoPlaybackQuality().totalVideoFrames };
  });
/**
 * Presses a button by keyboard: right after scrolling, browsers may deliver a click to the frame that was there
 * before.
 */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const outcome = (page: Page) => page.locator('#outcome');
/** Waits until frames are rendered past a position in seconds. */
const plays = async (page: Page, beyond = 0) => {
  await expect.poll(async () => (await media(page)).currentTime).toBeGreaterThan(beyond);
  const { frames } = await media(page);
  await expect.poll(async () => (await media(page)).frames).toBeGreaterThan(frames);
};

test.describe('embedded player in a browser that decodes H.264', () => {
  test.skip(noH264, noH264Reason);

  test('an allowed page of another origin controls the embedded player with ads, and reconnects after the frame reloads @brg-01 @play-12', async ({
    page,
    quiet,
  }) => {
    await hostAt(page, partner);
    await page.goto(`${partner}/?realm=${realm}&video=1516`);
    await expect(page.locator('#connection')).toHaveText('Connected');
    await press(page, 'Play');
    await expect(outcome(page)).toHaveText('play: done');
    await plays(page, 0.3);

    await press(page, 'Pause');
    await expect.poll(async () => (await media(page)).paused).toBe(true);
    await press(page, 'Seek');
    await expect.poll(async () => Math.abs((await media(page)).currentTime - 10)).toBeLessThan(0.5);
    await page.getByLabel('Volume').fill('0.25');
    await expect.poll(async () => (await media(page)).volume).toBe(0.25);
    await press(page, 'Mute');
    await expect.poll(async () => (await media(page)).muted).toBe(true);
    await page.getByLabel('Subtitles').selectOption({ label: 'es' });
    await expect
      .poll(() => page.evaluate(() => window.player.getState()))
      .toMatchObject({
        id: 1516,
        type: 'VOD',
        isPlaying: false,
        volume: 0.25,
        isMuted: true,
        isFullscreen: false,
        textTracks: expect.arrayContaining([expect.objectContaining({ name: 'es' })]),
        currentTextTrack: expect.any(Number),
      });

    await press(page, 'Next');
    await expect(outcome(page)).toHaveText('next: done');
    await plays(page);
    expect(await page.evaluate(() => window.player.getState())).toMatchObject({ id: 1517, isPlaying: true });
    // Embedded films play ads too.
    await page.getByLabel('Video').fill('1004');
    await press(page, 'Load');
    await expect(outcome(page)).toHaveText('load: done');
    const ad = (await embedded(page)).locator('video[data-ad]');
    await expect
      .poll(() => ad.evaluate((node: HTMLVideoElement) => node.getVideoPlaybackQuality().totalVideoFrames))
      .toBeGreaterThan(8);
    await ad.evaluate((node) => Object.assign(node, { playbackRate: 4 }));
    await expect(ad).toHaveCount(0);
    await plays(page, 0.3);
    for (const [id, words] of [
      ['77', 'load: -32602 VOD does not exist'],
      ['1003', 'load: -32020 failed to play'],
    ] as const) {
      await page.getByLabel('Video').fill(id);
      await press(page, 'Load');
      await expect(outcome(page)).toHaveText(words);
    }
    expect(await page.evaluate(() => window.player.getState())).toMatchObject({ id: 1004, isPlaying: true });

    // Of ten thousand simultaneous calls most are rate-limited or dropped, and playback continues.
    const before = (await media(page)).currentTime;
    const refused = await page.evaluate(async () => {
      const calls = Array.from({ length: 10_000 }, () => window.player.getState().catch(({ code }) => code as unknown));
      return Promise.race([Promise.all(calls.slice(60, 100)), Promise.all(calls)]);
    });
    expect(refused).toContain(-32_029);
    await plays(page, before + 1);

    await press(page, 'Load the frame anew');
    await expect(page.locator('#connection')).toHaveText('Connected again');
    await expect(async () => {
      await press(page, 'Play');
      await expect(outcome(page)).toHaveText('play: done', { timeout: 2000 });
    }).toPass();
    await plays(page);
    expect(await page.evaluate(() => window.player.getState())).toMatchObject({ id: 1516 });
    // The browser console reports the 404 of the unknown title.
    const told = quiet.heard.splice(0);
    expect(told.filter((words) => !words.includes('/api/v4/vod/77'))).toEqual([]);
    // In a cross-site frame every user is a guest, and no cookies are set.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
});

/**
 * Embeds the player and sends it message ports and messages of every shape; received messages are stored in `heard`.
 */
const attack = (page: Page | Frame, frames: string) =>
  page.evaluate(
    ([address, CONNECT_, HELLO_]) => {
      window.heard = { hello: 0, other: [] };
      const frame = document.createElement('iframe');
      window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
        if (source !== frame.contentWindow) return;
        const isHello = JSON.stringify(data) === JSON.stringify({ type: HELLO_ });
        if (!isHello) window.heard.other.push(data);
        window.heard.hello += 1;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', (event) => window.heard.other.push(event.data));
        port1.start();
        port1.postMessage({ jsonrpc: '2.0', id: 1, method: 'getState' });
        frame.contentWindow?.postMessage({ type: CONNECT_, nonce: '0123456789abcdef' }, '*', [port2]);
        for (const message of [{ jsonrpc: '2.0', id: 1, method: 'getState' }, { type: HELLO_ }, 'getState', null])
          frame.contentWindow?.postMessage(message, '*');
      });
      frame.src = address;
      document.body.append(frame);
    },
    [frames, CONNECT, HELLO] as const,
  );
/** Waits for the frame’s second hello after ports were offered, and expects no other message. */
const isUnmoved = async (page: Page | Frame) => {
  await expect.poll(() => page.evaluate(() => window.heard.hello)).toBeGreaterThan(1);
  expect(await page.evaluate(() => window.heard.other)).toEqual([]);
};

test('a page that is not registered cannot frame the embedded player and gets no response even if framing succeeds @brg-01', async ({
  page,
  quiet,
}) => {
  const address = `${realm}/embed/video/1516`;
  const evil = 'http://evil.localhost:3100';
  await hostAt(page, evil);
  await page.goto(`${evil}/empty`);
  await attack(page, address);
  await expect.poll(() => quiet.heard.some((line) => line.includes('frame-ancestors'))).toBe(true);
  expect(await page.evaluate(() => window.heard)).toEqual({ hello: 0, other: [] });

  // Remove frame-ancestors, to simulate a browser without support for it.
  await page.route(address, async (route) => {
    // Node cannot resolve subdomains of localhost, so the host goes into a header.
    const headersAsked = { ...route.request().headers(), host: new URL(realm).host };
    const answer = await route.fetch({ url: address.replace('apex.localhost', '127.0.0.1'), headers: headersAsked });
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy.replace(/frame-ancestors [^;]*/, '') },
    });
  });
  await page.goto(`${evil}/empty`);
  await attack(page, address);
  await isUnmoved(page);

  // A frame with an opaque origin inside the partner’s page.
  await hostAt(page, partner);
  await page.goto(`${partner}/empty`);
  await page.evaluate(() => {
    const opaque = document.createElement('iframe');
    opaque.src = 'data:text/html,<!doctype html><title>y</title><body></body>';
    document.body.append(opaque);
  });
  await expect.poll(() => page.frames().length).toBe(2);
  const opaque = page.frames()[1] as Frame;
  await expect.poll(() => opaque.title()).toBe('y');
  expect(await opaque.evaluate(() => origin)).toBe('null');
  await attack(opaque, address);
  await isUnmoved(opaque);

  // A sibling frame of the partner’s own origin that is not the player’s parent.
  await page.goto(`${partner}/empty`);
  await page.evaluate(
    ([framed, CONNECT_]) => {
      window.heard = { hello: 0, other: [] };
      const player = document.createElement('iframe');
      const sibling = document.createElement('iframe');
      window.addEventListener('message', ({ source }) => {
        if (source !== player.contentWindow) return;
        window.heard.hello += 1;
        const inside = sibling.contentWindow as unknown as typeof globalThis;
        const script = inside.document.createElement('script');
        script.textContent = `{const {port1, port2} = new MessageChannel();
          port1.onmessage = ({data}) => parent.heard.other.push(data);
          parent.frames[1].postMessage({type: '${CONNECT_}', nonce: '0123456789abcdef'}, '*', [port2])}`;
        inside.document.head.append(script);
      });
      sibling.src = '/empty';
      sibling.addEventListener('load', () => {
        player.src = framed;
        document.body.append(player);
      });
      document.body.append(sibling);
    },
    [address, CONNECT] as const,
  );
  await isUnmoved(page);
  quiet.heard.length = 0;
});

test('an embedded title that guests cannot play shows a message and a link to its page, without site navigation @brg-01', async ({
  page,
  quiet,
}) => {
  await page.goto(at('apex', '/embed/video/1003?lang=es_ES'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Ver en Apex' });
  await expect(link).toHaveAttribute('href', /^\/video\/1003\/[a-z0-9-]+\?lang=es_ES$/);
  await expect(link).toHaveAttribute('target', '_blank');
  const lost = await page.goto(at('apex', '/embed/video/77'));
  expect(lost?.status()).toBe(404);
  await expect(page.locator('[data-embed]').getByRole('status')).toContainText('We couldn’t find this.');
  quiet.heard.length = 0;
});
