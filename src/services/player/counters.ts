import type { PlaybackStats } from '#renderers/ports/player.ts';

/** Playback statistics that can be read from the media element, whatever engine plays. */
export type Counted = Pick<PlaybackStats, 'startup' | 'stalls' | 'stalledFor' | 'frames' | 'droppedFrames'>;

/**
 * Counts startup time, stalls and frames of a media element. `read` returns the counts; `release` removes the
 * listeners.
 */
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
  // Waiting for the first frame or after a seek does not count as a stall.
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
