import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import type { Playback } from '#renderers/ports/player.ts';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import type { ListNeighbours, PlayedVideo, TitleBeside } from './player-face.ts';

/** Seconds that media keys of keyboards and headsets skip. */
const SKIP = 10;

interface Played {
  playback: Playback;
  video: PlayedVideo;
  around: ListNeighbours;
  go: (to: TitleBeside) => void;
}

const artworkOf = ({ thumbnailUrl, posterUrl }: PlayedVideo): MediaImage[] =>
  [thumbnailUrl, posterUrl].flatMap((url) => (url ? [{ src: new URL(atWidth(url, 640), location.href).href }] : []));

/** Sets or removes a media key handler. */
function listen(action: MediaSessionAction, handler: MediaSessionActionHandler | undefined): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler ?? null);
  } catch {
    // The browser does not support this key.
  }
}

/** Media Session integration: reports title and position, and handles media keys (Media Session, section 5). */
export function useMediaSession({ playback, video, around, go }: Played): void {
  const { next, previous } = around;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { state } = playback;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({
      title: video.title,
      ...(video.series && { artist: video.series.title }),
      artwork: artworkOf(video),
    });
    const skip = (step: number) => (details: MediaSessionActionDetails) =>
      playback.seek(state.position.peek() + step * (details.seekOffset ?? SKIP));
    const actions: [MediaSessionAction, MediaSessionActionHandler | undefined][] = [
      ['play', playback.play],
      ['pause', playback.pause],
      ['stop', playback.pause],
      ['seekbackward', skip(-1)],
      ['seekforward', skip(1)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && playback.seek(seekTime)],
      ['nexttrack', next && (() => go(next))],
      ['previoustrack', previous && (() => go(previous))],
    ];
    for (const [action, handler] of actions) listen(action, handler);
    const unfollow = effect(() => {
      session.playbackState = state.paused.value ? 'paused' : 'playing';
      const [duration, rate] = [state.duration.value, state.rate.value];
      // A live stream has no position to report.
      if (state.live.value || duration === 0 || rate === 0) return session.setPositionState?.();
      session.setPositionState?.({
        duration,
        playbackRate: rate,
        position: Math.min(state.position.value, duration),
      });
    });
    return () => {
      unfollow();
      for (const [action] of actions) listen(action, undefined);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [playback, video, next, previous, go]);
}
