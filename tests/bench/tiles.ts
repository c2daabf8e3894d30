import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';
import { median } from './measure.ts';

/** Channels of the demo. */
const [first, ...others] = [5101, 5117, 5125, 5141];
/** Seconds after all tiles play at which to sample, and for how long to measure the processor afterwards. */
const [LOOKS, WATCHED] = [[1.5, 5, 15], 10] as const;
/** Number of samples at each of these moments. Their median counts, so that a disturbed sample has little effect. */
const TIMES = 9;
/** The interval in milliseconds at which the page synchronises its tiles (src/services/player/in-step.ts). */
const EVERY = 250;
/** Linux’s clock ticks for processes per second. */
const TICKS = 100;

/** The descendant process ids of a process. */
function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid', '--no-headers'], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [child = 0, parent = 0] of pairs) if (family.has(parent)) family.add(child);
  }
  family.delete(pid);
  return [...family];
}

/** Processor seconds of some processes so far. proc(5): utime and stime are fields 14 and 15. */
function processorOf(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids)
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has exited meanwhile, so its time cannot be read.
    }
  return ticks / TICKS;
}

/** Runs in the page: lets the synchronisation measure the tiles, but ignores its changes to position and speed. */
function leadNothing(every: number) {
  let isHeld = false;
  const hold = (name: 'currentTime' | 'playbackRate' | 'defaultPlaybackRate') => {
    const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, name);
    if (!own) return;
    Object.defineProperty(HTMLMediaElement.prototype, name, {
      ...own,
      set(value: number) {
        if (!isHeld) own.set?.call(this, value);
      },
    });
  };
  hold('currentTime');
  hold('playbackRate');
  hold('defaultPlaybackRate');
  const { setInterval: set } = window;
  window.setInterval = ((work: () => void, after: number, ...rest: unknown[]) =>
    set(
      after === every
        ? () => {
            isHeld = true;
            work();
            isHeld = false;
          }
        : work,
      after,
      ...rest,
    )) as typeof setInterval;
}

const tilesOf = (page: Page) =>
  page.locator('[data-tile] video').evaluateAll((videos) =>
    (videos as HTMLVideoElement[]).map((video) => ({
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      dropped: video.getVideoPlaybackQuality().droppedVideoFrames,
      behind: Number(video.dataset['behind']),
      height: video.videoHeight,
    })),
  );

/** Median time in milliseconds between the tile that is furthest ahead and the one that is furthest behind. */
async function spreadOf(page: Page): Promise<number> {
  const looks: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const behind = (await tilesOf(page)).map((tile) => tile.behind);
    looks.push(1000 * (Math.max(...behind) - Math.min(...behind)));
    await delay(100);
  }
  return median(looks);
}

/**
 * Measures live streams side by side: their distance and processor cost, compared with one stream and with four that
 * are not synchronised.
 */
export async function benchTiles(port: number, executablePath: string): Promise<string[]> {
  const run = async (name: string, count: number, isLed: boolean): Promise<string> => {
    const before = familyOf(process.pid);
    const browser = await chromium.launch({ executablePath, args: [...browserArgs, '--mute-audio'] });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    if (!isLed) await page.addInitScript(leadNothing, EVERY);
    const query = count > 1 ? `?with=${others.slice(0, count - 1).join()}` : '';
    await page.goto(`http://apex.localhost:${port}/multi-video/${first}${query}`);
    for (;;) {
      const tiles = await tilesOf(page);
      if (tiles.length === count && tiles.every(({ frames, behind }) => frames > 5 && behind > 0)) break;
      await delay(50);
    }
    const begun = performance.now();
    const spreads: number[] = [];
    for (const at of LOOKS) {
      await delay(Math.max(0, at * 1000 - (performance.now() - begun)));
      spreads.push(await spreadOf(page));
    }
    const own = familyOf(process.pid).filter((pid) => !before.includes(pid));
    const [spent, since] = [processorOf(own), performance.now()];
    await delay(WATCHED * 1000);
    const share = (processorOf(own) - spent) / ((performance.now() - since) / 1000);
    const tiles = await tilesOf(page);
    await browser.close();
    const sum = (pick: (tile: (typeof tiles)[number]) => number) => tiles.reduce((all, tile) => all + pick(tile), 0);
    return `| ${[
      name,
      ...spreads.map((spread) => (count > 1 ? `${Math.round(spread)}` : '–')),
      `${Math.round(share * 100)} %`,
      tiles.map(({ height }) => height).join(', '),
      `${sum((tile) => tile.dropped)} of ${sum((tile) => tile.frames)}`,
    ].join(' | ')} |`;
  };
  return [
    `| tiles | apart after ${LOOKS[0]} s, ms | ${LOOKS[1]} s | ${LOOKS[2]} s | processor, of one core | heights | frames not shown |`,
    '|---|---|---|---|---|---|---|',
    await run('one', 1, true),
    await run('four, led by nobody', 4, false),
    await run('four, in step', 4, true),
  ];
}
