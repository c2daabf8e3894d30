import type { Page } from '@playwright/test';
import { changeStreams } from './change-streams.ts';
import type { End, Fault } from './faults/fault.ts';
import { FAR, goFar } from './go-far.ts';

/** The viewer’s experience of a fault. */
export interface Outcome {
  /**
   * The outcome: playback continued, an error was shown, playback ended, or none of these within the time limit
   * (`stands`).
   */
  comes: Fault['expected'] | 'stands';
  /** Milliseconds without new frames, including the fault’s duration. */
  stood: number;
  /** Milliseconds from the fault’s end until playback resumed; 0 if it had resumed before. */
  back: number;
  /** Seconds between the requested position and the one that playback reached. */
  off: number;
  /** Messages shown over the picture, each once, in order of first appearance. */
  words: readonly string[];
}

interface Watched {
  position: number;
  frames: number;
  words: string[];
  failed: boolean;
  ended: boolean;
}

/** Runs in the page: reads the film’s state and the messages over it. */
function look(): Watched {
  const video = document.querySelector<HTMLVideoElement>('[data-player] video');
  const over = [...document.querySelectorAll<HTMLElement>('[data-player] [role=status], [data-player] [role=alert]')];
  return {
    position: video?.currentTime ?? 0,
    frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
    words: over.map(({ innerText }) => innerText.trim().replaceAll('\n', ' ')).filter((text) => text !== ''),
    failed: document.querySelector('[data-player] [role=alert]') !== null,
    ended: document.querySelector('[data-player] [aria-label="Play again"]') !== null,
  };
}

const STEP = 250;
/** Milliseconds after which the observation of a fault is stopped. */
const LIMIT = 120_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function playsFrom(page: Page, frames: number): Promise<boolean> {
  const until = Date.now() + 150_000;
  while (Date.now() < until) {
    if ((await page.evaluate(look)).frames > frames) return true;
    await sleep(STEP);
  }
  return false;
}

/** Opens a title, injects a fault and observes the outcome. `origin` returns the origin of a realm. */
export async function inject(page: Page, origin: (realm: string) => string, fault: Fault): Promise<Outcome> {
  const { name, at, when, streams, prepare, begin, viewer } = fault;
  if (streams) await changeStreams(page, streams);
  await prepare?.(page);
  let end = when === 'start' ? await begin(page) : undefined;
  await page.goto(`${origin(at.realm)}${at.path}`);
  if (!end || viewer) {
    if (!(await playsFrom(page, 25))) throw new Error(`${name}: it does not play before the fault`);
    end ??= await begin(page);
    if (when === 'seek') await goFar(page);
    await viewer?.(page);
  }
  return watch(page, fault, end);
}

async function watch(page: Page, { lasts, when, expected }: Fault, end: End): Promise<Outcome> {
  const begun = Date.now();
  const words: string[] = [];
  let ended: number | undefined;
  let last = await page.evaluate(look);
  let moved = 0;
  let looked = Date.now();
  let stood = 0;
  let firstAgain: number | undefined;
  const from = when === 'seek' ? FAR : last.position;
  for (;;) {
    await sleep(STEP);
    const now = await page.evaluate(look);
    for (const line of now.words) if (!words.includes(line)) words.push(line);
    if (lasts > 0 && ended === undefined && Date.now() - begun >= lasts * 1000) {
      await end();
      ended = Date.now();
    }
    if (now.frames > last.frames && now.position !== last.position) {
      moved += 1;
      firstAgain ??= ended === undefined && lasts > 0 ? undefined : Date.now();
    } else {
      stood += Date.now() - looked;
      moved = 0;
      firstAgain = undefined;
    }
    last = now;
    looked = Date.now();
    // Buffered media plays on for a while in any case, so wait before judging.
    const isOver = lasts === 0 ? expected === 'goesOn' && Date.now() - begun > 12_000 : ended !== undefined;
    if (isOver && moved >= 8)
      return {
        comes: 'goesOn',
        stood,
        back: ended === undefined ? 0 : Math.max(0, (firstAgain ?? ended) - ended),
        off: when === 'seek' ? Math.max(0, from - now.position) : 0,
        words,
      };
    const over = now.failed ? 'says' : now.ended ? 'ends' : Date.now() - begun > LIMIT ? 'stands' : undefined;
    if (over) return { comes: over, stood, back: 0, off: Math.abs(now.position - from), words };
  }
}
