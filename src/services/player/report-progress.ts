import { effect } from '@preact/signals-react';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';

/** Where it is kept how far videos have been watched, in seconds. */
export interface Progress {
  /** How far a video has been watched before; 0 for one that has not been. */
  find: (videoId: number) => Promise<number>;
  report: (videoId: number, progress: number) => void;
}

/** How often it is told while a video plays, in milliseconds; and the least that is worth keeping, in seconds. */
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
      // While the element still knows where it was.
      now();
      clearInterval(timer);
      unfollow();
      document.removeEventListener('visibilitychange', now);
      playback.destroy();
    },
  };
}

/**
 * A player that goes on where its videos were left, and tells how far they are watched: every 15 seconds, when they pause,
 * and when they are left. Where it cannot be found out how far one was, it plays from the beginning and nothing is told:
 * the place that is kept stays.
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
