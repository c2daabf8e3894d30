import type { PlaybackStats } from '#renderers/ports/player.ts';

/** What is counted of a playback by its media element alone. */
export type Counted = Pick<PlaybackStats, 'startup' | 'stalls' | 'stalledFor' | 'frames' | 'droppedFrames'>;

/** Follows a media element from the wish to play on. `read` tells what was counted; `release` lets go of it. */
export function followCounters(element: HTMLVideoElement): { read: () => Counted; release: () => void } {
  const begun = performance.now();
  let startup: number | undefined;
  let stalls = 0;
  let stalledFor = 0;
  let stalledSince: number | undefined;
  const abort = new AbortController();
  const { signal } = abort;
  element.requestVideoFrameCallback?.(() => {
    if (!signal.aborted) startup ??= performance.now() - begun;
  });
  // Waiting for the first frame is no stall, nor is waiting at a place that the viewer went to.
  element.addEventListener(
    'waiting',
    () => {
      if (startup === undefined || element.seeking || stalledSince !== undefined) return;
      stalls += 1;
      stalledSince = performance.now();
    },
    { signal },
  );
  const goesOn = () => {
    if (stalledSince === undefined) return;
    stalledFor += performance.now() - stalledSince;
    stalledSince = undefined;
  };
  for (const name of ['playing', 'pause', 'seeking', 'emptied']) element.addEventListener(name, goesOn, { signal });
  return {
    read: () => {
      const { totalVideoFrames: frames, droppedVideoFrames: droppedFrames } = element.getVideoPlaybackQuality();
      const now = stalledSince === undefined ? 0 : performance.now() - stalledSince;
      return { startup, stalls, stalledFor: stalledFor + now, frames, droppedFrames };
    },
    release: () => abort.abort(),
  };
}
