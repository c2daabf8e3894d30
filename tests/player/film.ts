import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** State of a page’s media element. */
export interface Film {
  position: number;
  frames: number;
  height: number;
  paused: boolean;
}

/** Reads the state of the player’s media element. */
export const filmOf = (page: Page): Promise<Film> =>
  page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('[data-player] video');
    return {
      position: video?.currentTime ?? 0,
      frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
      height: video?.videoHeight ?? 0,
      paused: video?.paused ?? true,
    };
  });

/** Waits until more than that many further frames were rendered and the position has changed. */
export async function playsOn(page: Page, frames = 25): Promise<void> {
  const before = await filmOf(page);
  await expect
    .poll(async () => {
      const now = await filmOf(page);
      return now.frames - before.frames > frames && now.position !== before.position;
    })
    .toBe(true);
}

/** The streaming engines whose code the page has loaded. */
export const enginesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(hls|dash|native)-[\w-]+\.js$/.exec(name)?.[1] ?? []),
  );

/** The loudest frequency of a page’s film in hertz, at the analyser’s resolution; 0 for silence. */
export async function listen(page: Page): Promise<number> {
  await page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement & { analysed?: AnalyserNode }>('[data-player] video');
    if (!video || video.analysed) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 8192;
    context.createMediaElementSource(video).connect(analyser).connect(context.destination);
    video.analysed = analyser;
  });
  return page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement & { analysed?: AnalyserNode }>('[data-player] video');
    const { analysed } = video ?? {};
    if (!analysed) return 0;
    const levels = new Uint8Array(analysed.frequencyBinCount);
    analysed.getByteFrequencyData(levels);
    const loudest = Math.max(...levels);
    return loudest === 0 ? 0 : (levels.indexOf(loudest) * analysed.context.sampleRate) / analysed.fftSize;
  });
}
