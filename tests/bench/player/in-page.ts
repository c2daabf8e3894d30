import type { BenchPage } from './pages/bench-page.ts';

// Functions that run in a benchmark page. They are sent as text, so each must be self-contained.

/** Time of the first frame in milliseconds since the film was set, and its height in pixels. */
export interface FirstFrame {
  ms: number;
  height: number;
}

/** Sets the film and waits for its first frame; NaN if none is shown within a minute. */
export function firstFrame(): Promise<FirstFrame> {
  const page = (globalThis as unknown as { benchPage: BenchPage }).benchPage;
  const { video } = page;
  return new Promise((resolve) => {
    const set = performance.now();
    setTimeout(() => resolve({ ms: Number.NaN, height: 0 }), 60_000);
    video.requestVideoFrameCallback((_now, { height }) => resolve({ ms: performance.now() - set, height }));
    page.set();
  });
}

/**
 * Seeks to a position that is not loaded and returns the milliseconds until its first frame. NaN if it was already
 * loaded, or if no frame is shown within a minute.
 */
export function seekTo(seconds: number): Promise<number> {
  const { video } = (globalThis as unknown as { benchPage: BenchPage }).benchPage;
  for (let index = 0; index < video.buffered.length; index += 1)
    if (video.buffered.start(index) <= seconds && video.buffered.end(index) >= seconds)
      return Promise.resolve(Number.NaN);
  return new Promise((resolve) => {
    const gone = performance.now();
    setTimeout(() => resolve(Number.NaN), 60_000);
    const look = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      if (mediaTime >= seconds - 0.2) resolve(performance.now() - gone);
      else video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
    video.currentTime = seconds;
  });
}

/** Seeks to a position and measures for `watched` milliseconds how long playback stalls. */
export function standsAfter([seconds, watched]: [number, number]): Promise<{ stood: number; height: number }> {
  const { video } = (globalThis as unknown as { benchPage: BenchPage }).benchPage;
  return new Promise((resolve) => {
    const begun = performance.now();
    let last = begun;
    let position = seconds;
    let stood = 0;
    video.currentTime = seconds;
    const look = setInterval(() => {
      const now = performance.now();
      if (video.currentTime === position || video.seeking) stood += now - last;
      position = video.currentTime;
      last = now;
      if (now - begun < watched) return;
      clearInterval(look);
      resolve({ stood, height: video.videoHeight });
    }, 50);
  });
}

/** Names and encoded sizes of the scripts that the page has loaded. */
export const scripts = (): { name: string; bytes: number }[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, encodedBodySize }) => ({ name: name.split('/').at(-1) ?? '', bytes: encodedBodySize }));
