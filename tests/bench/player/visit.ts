import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { firstFrame, scripts, seekTo, standsAfter } from './in-page.ts';
import type { Contestant } from './players.ts';

/** How fast a network is: bits per second both ways, and the milliseconds until an answer begins. */
export interface Network {
  title: string;
  bits: number;
  latency: number;
}

/** What is measured of one visit to a player. */
export interface Visit {
  firstFrame: number;
  /** The processor's time of the page's own thread until then, in milliseconds: what others do with the machine is not in it. */
  spent: number;
  height: number;
  seek: number;
  /** Bytes of the page's own heap, after the garbage is gone, while it plays. */
  heap: number;
  scripts: { name: string; bytes: number }[];
}

/** What a player is told to expect of a network that is not shaped. */
const UNSHAPED = 50e6;
/** Seconds that it has played before it goes elsewhere, and how far. */
const [PLAYED, FAR] = [1, 400];
/** The drop: when it comes, where the viewer goes to at the same moment (seconds), how fast it is then, and for how long (ms). */
const DROP = { after: 4, to: 42, bits: 400_000, watched: 12_000 } as const;

/** Milliseconds until a page is taken for one that hangs. */
const PATIENCE = 120_000;

/** The processor's time that the page's thread has had so far, in milliseconds. */
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

/** Opens a player's page in a context of its own, and does some work there. */
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

/** Waits until the film is there. */
const played = (page: Page, seconds: number) =>
  page.waitForFunction(
    (at) => (globalThis as unknown as { benchPage: { video: HTMLVideoElement } }).benchPage.video.currentTime >= at,
    seconds,
  );

/** First frame, a seek, the heap and the scripts of one visit. */
export const visit = (place: Place, contestant: Contestant): Promise<Visit> =>
  inPage(place, contestant, async (page, session) => {
    // What the page does once it is drawn is over by then.
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

/** Milliseconds from the navigation to a page until its first frame, with all its code to be loaded. */
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

/** How long the picture stands when the network breaks down at the moment that the viewer goes elsewhere. */
export const drop = (place: Place, contestant: Contestant): Promise<{ stood: number; height: number }> =>
  inPage(place, contestant, async (page, session) => {
    await page.evaluate(firstFrame);
    await played(page, DROP.after);
    await shape(session, { bits: DROP.bits, latency: place.network.latency });
    return page.evaluate(standsAfter, [DROP.to, DROP.watched] as [number, number]);
  });
