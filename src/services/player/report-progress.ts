import { effect } from '@preact/signals-react';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';

/** Keeps how far a video has been watched, in seconds. */
export type ReportProgress = (videoId: number, progress: number) => void;

/** How often it is told while a video plays, in milliseconds; and the least that is worth keeping, in seconds. */
const EVERY_MS = 15_000;
const LEAST = 3;

function reporting(playback: Playback, videoId: number, report: ReportProgress): Playback {
  const { paused, position } = playback.state;
  let before = 0;
  const now = () => {
    const at = Math.floor(position.peek());
    if (at < LEAST || at === before) return;
    before = at;
    report(videoId, at);
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

/** A player that tells how far its videos are watched: every 15 seconds, when they pause, and when they are left. */
export const withProgress = (player: PlayerPort, report: ReportProgress): PlayerPort => ({
  ...player,
  open: (element, videoId) => reporting(player.open(element, videoId), videoId, report),
});
