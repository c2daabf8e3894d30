import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import { useCallback } from 'react';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { behindText } from './behind.ts';
import type { Seek, ShownSeek } from './player-face.ts';

/** Relative seeks within this many milliseconds are shown as one. */
const TOGETHER_MS = 900;

/** Seeking by the viewer: announces the new position to screen readers and shows relative seeks. */
export function useSeek(
  playback: Playback | undefined,
  say: (words: string) => void,
): { seek: (seek: Seek) => void; shownSeek: ReadonlySignal<ShownSeek | undefined> } {
  const { t } = useMessages();
  const shownSeek = useSignal<ShownSeek | undefined>(undefined);
  const last = useSignal(Number.NEGATIVE_INFINITY);
  const seek = useCallback(
    (wish: Seek) => {
      if (!playback) return;
      const { position, duration, live } = playback.state;
      if ('by' in wish) {
        playback.seek(position.peek() + wish.by);
        const before = performance.now() - last.peek() <= TOGETHER_MS ? shownSeek.peek() : undefined;
        last.value = performance.now();
        const isOneWay = before !== undefined && Math.sign(before.seconds) === Math.sign(wish.by);
        shownSeek.value = { seconds: wish.by + (isOneWay ? before.seconds : 0) };
      } else if (wish.to === 'end' && live.peek()) playback.seekToLive();
      else playback.seek(wish.to === 'end' ? duration.peek() : wish.to);
      say(
        live.peek()
          ? behindText(t, duration.peek() - position.peek())
          : t('player.position', { position: clock(position.peek()), duration: clock(duration.peek()) }),
      );
    },
    [playback, say, t, shownSeek, last],
  );
  return { seek, shownSeek };
}
