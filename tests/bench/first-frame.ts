import { type Browser, chromium } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';
import { median } from './measure.ts';

/** A demo film that guests can play. */
export const FREE_VIDEO = '/video/1001';
/** Number of visits per server, each with an empty cache; several servers alternate. */
const VISITS = 5;
/** A mid-range phone, as Lighthouse emulates it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
/** Bits per second and round-trip milliseconds, keyed by the network’s name. */
const networks = { 'slow 4G': [1_600_000, 150], '4G': [9_000_000, 60] } as const;

interface Visit {
  /** Milliseconds since the start of the navigation. */
  paint: number;
  frame: number;
  /** Blocking time until the first frame: milliseconds above 50 of each long task. */
  blocked: number;
  /** Encoded bytes of scripts until the first frame. */
  scripts: number;
  /** Number of requests for engine scripts. */
  engines: number;
}

declare global {
  interface Window {
    firstFrame: number | undefined;
    blocked: number;
  }
}

/** Runs in the page: records the film’s first frame and the blocking time. */
function note() {
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      if (window.firstFrame === undefined) window.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const seen = new WeakSet<HTMLVideoElement>();
  new MutationObserver(() => {
    const video = document.querySelector<HTMLVideoElement>('[data-player] video');
    if (!video || seen.has(video)) return;
    seen.add(video);
    video.requestVideoFrameCallback(() => (window.firstFrame ??= performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

async function visit(browser: Browser, url: string, [bits, latency]: readonly [number, number]): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  });
  const engines: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:hls|dash)-[\w-]+\.js$/.test(request.url())) engines.push(request.url());
  });
  await page.addInitScript(note);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstFrame !== undefined, undefined, { timeout: 120_000 });
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    frame: window.firstFrame ?? Number.NaN,
    blocked: window.blocked,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < (window.firstFrame ?? 0))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  await context.close();
  return { ...seen, engines: engines.length };
}

/**
 * Measures from the navigation to a film’s page on a phone to the film’s first frame. If `beside` is given, visits to
 * both servers alternate, so that disturbances affect both.
 */
export async function benchFirstFrame(port: number, chrome: string, beside?: number): Promise<string[]> {
  const servers = beside === undefined ? [port] : [beside, port];
  const browser = await chromium.launch({ executablePath: chrome, args: browserArgs });
  const lines = [
    '| network | server | first paint, ms | first frame, ms | tasks beyond 50 ms until it, ms | scripts until it, kB | engine asked for |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const [name, network] of Object.entries(networks)) {
    const visits = new Map<number, Visit[]>(servers.map((server) => [server, []]));
    for (let turn = 0; turn < VISITS; turn += 1)
      for (const server of servers)
        visits.get(server)?.push(await visit(browser, `http://apex.localhost:${server}${FREE_VIDEO}`, network));
    for (const [server, all] of visits) {
      const of = (what: keyof Visit) => Math.round(median(all.map((one) => one[what])));
      lines.push(
        `| ${name} | ${server === port ? 'this one' : `port ${server}`} | ${of('paint')} | ${of('frame')} | ${of('blocked')} | ${Math.round(of('scripts') / 1000)} | ${of('engines')} |`,
      );
    }
  }
  await browser.close();
  return lines;
}

if (import.meta.main) {
  const [port, beside] = process.argv.slice(2).map(Number);
  if (port === undefined) throw new Error('Which port? node tests/bench/first-frame.ts 4331 [4332]');
  const chrome = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  console.log((await benchFirstFrame(port, chrome, beside)).join('\n'));
}
