import { effect } from '@preact/signals-react';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';

/** Store of watched positions in seconds. */
export interface Progress {
  /** Stored position of a video; 0 if it was not watched. */
  find: (videoId: number) => Promise<number>;
  report: (videoId: number, progress: number) => void;
}

/** Interval of reports in milliseconds; minimum position worth storing, in seconds. */
const EVERY_MS = 15_000;
const LEAST = 3;

function reporting(playback: Playback, report: (progress: number) => void): Playback {
  const { paused, position } = playback.state;
  let before = 0;
  const now = () => {
    const at = Math.floor(position.peek());
    if (at < LEAST || at === before) return;
    before = at;
    report(at);
  };
  const timer = setInterval(now, EVERY_MS);
  const unfollow = effect(() => {
    if (paused.value) now();
  });
  document.addEventListener('visibilitychange', now);
  return {
    ...playback,
    destroy: () => {
      // Reports the position before `destroy()`, because the element loses it then.
      now();
      clearInterval(timer);
      unfollow();
      document.removeEventListener('visibilitychange', now);
      playback.destroy();
    },
  };
}

/**
 * Wraps a player so that videos resume at their stored position and report it every 15 seconds, on pause and when
 * left. If the stored position cannot be loaded, the video starts at the beginning and reports nothing, so that the
 * stored position is not overwritten.
 */
export const withProgress = (player: PlayerPort, progress: Progress): PlayerPort => ({
  ...player,
  open: (element, title, options) => {
    let isKnown = false;
    const startAt = progress.find(title.id).then(
      (found) => {
        isKnown = true;
        return found;
      },
      () => 0,
    );
    return reporting(player.open(element, title, { ...options, startAt }), (at) => {
      if (isKnown) progress.report(title.id, at);
    });
  },
});
