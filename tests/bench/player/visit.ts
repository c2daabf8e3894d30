import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { firstFrame, scripts, seekTo, standsAfter } from './in-page.ts';
import type { Contestant } from './players.ts';

/** A network’s speed: bits per second in both directions, and latency in milliseconds. */
export interface Network {
  title: string;
  bits: number;
  latency: number;
}

/** Measurements of one visit to a page with a player. */
export interface Visit {
  firstFrame: number;
  /** Processor time of the page’s main thread until the first frame, in milliseconds, unaffected by other load. */
  spent: number;
  height: number;
  seek: number;
  /** Bytes of the page’s JavaScript heap during playback, after garbage collection. */
  heap: number;
  scripts: { name: string; bytes: number }[];
}

/** The bandwidth estimate in bits per second that players get on an unshaped network. */
const UNSHAPED = 50e6;
/** Seconds of playback before the seek, and its distance in seconds. */
const [PLAYED, FAR] = [1, 400];
/**
 * The bandwidth drop: when it happens and where the simultaneous seek goes (seconds), the reduced bits per second, and
 * how long to watch (milliseconds).
 */
const DROP = { after: 4, to: 42, bits: 400_000, watched: 12_000 } as const;

/** Milliseconds after which a page counts as hanging. */
const PATIENCE = 120_000;

/** Processor time of the page’s main thread so far, in milliseconds. */
async function spentOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function shape(session: CDPSession, { bits, latency }: Pick<Network, 'bits' | 'latency'>): Promise<void> {
  const bytes = Number.isFinite(bits) ? bits / 8 : -1;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

interface Place {
  browser: Browser;
  origin: string;
  films: Record<'hls' | 'dash', string>;
  network: Network;
}

/** Opens a player’s page in its own browser context and runs `work` there. */
async function inPage<Result>(
  { browser, origin, films, network }: Place,
  { page: name, protocol }: Contestant,
  work: (page: Page, session: CDPSession) => Promise<Result>,
  more = '',
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await shape(session, network);
    const bandwidth = Number.isFinite(network.bits) ? network.bits : UNSHAPED;
    await page.goto(`${origin}/${name}?protocol=${protocol}&url=${films[protocol]}&bandwidth=${bandwidth}${more}`);
    await page.waitForFunction(() => 'benchPage' in globalThis);
    return await work(page, session);
  } catch (error) {
    throw new Error(`${name} (${protocol}), ${network.title}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Waits until the film has played to a position in seconds. */
const played = (page: Page, seconds: number) =>
  page.waitForFunction(
    (at) => (globalThis as unknown as { benchPage: { video: HTMLVideoElement } }).benchPage.video.currentTime >= at,
    seconds,
  );

/** Measures first frame, seek, heap and scripts of one visit. */
export const visit = (place: Place, contestant: Contestant): Promise<Visit> =>
  inPage(place, contestant, async (page, session) => {
    // Wait until the page’s work after rendering is done.
    await delay(300);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await spentOf(session);
    const { ms, height } = await page.evaluate(firstFrame);
    const spent = (await spentOf(session)) - before;
    await played(page, PLAYED);
    const seek = await page.evaluate(seekTo, PLAYED + FAR);
    if (Number.isFinite(seek)) await played(page, PLAYED + FAR + 1);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    return { firstFrame: ms, spent, height, seek, heap, scripts: await page.evaluate(scripts) };
  });

/** Milliseconds from navigation to the first frame, including loading all code. */
export const fromNavigation = (place: Place, contestant: Contestant): Promise<number> =>
  inPage(
    place,
    contestant,
    async (page) => {
      const found = await page.waitForFunction(() => document.documentElement.dataset['firstFrame']);
      return Number(await found.jsonValue());
    },
    '&at-once',
  );

/** Measures how long playback stalls when the bandwidth drops at the moment of a seek. */
export const drop = (place: Place, contestant: Contestant): Promise<{ stood: number; height: number }> =>
  inPage(place, contestant, async (page, session) => {
    await page.evaluate(firstFrame);
    await played(page, DROP.after);
    await shape(session, { bits: DROP.bits, latency: place.network.latency });
    return page.evaluate(standsAfter, [DROP.to, DROP.watched] as [number, number]);
  });
