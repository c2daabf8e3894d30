import { type RefObject, useEffect, useState } from 'react';
import type { Playback } from '#renderers/ports/player.ts';
import { heightCapOf } from './height-cap.ts';
import type { MultiViewSource } from './source.ts';

interface TilePlaybackOptions {
  id: number;
  element: RefObject<HTMLVideoElement | null>;
  /** Whether the event is live and the server allows it. */
  mayPlay: boolean;
  isMain: boolean;
  source: Pick<MultiViewSource, 'player' | 'keepInStep'>;
}

const boxOf = (element: HTMLVideoElement): number => element.clientHeight * devicePixelRatio;

/** Playback of a tile while it may play; starts muted. */
export function useTilePlayback({ id, element, mayPlay, isMain, source }: TilePlaybackOptions): Playback | undefined {
  const { player, keepInStep } = source;
  const [playback, setPlayback] = useState<Playback>();
  useEffect(() => {
    const video = element.current;
    if (!video || !mayPlay) return;
    video.muted = true;
    // Starts with the smallest limit, until the tile's size is measured a moment later.
    const opened = player.open(video, { type: 'LIVE', id, partition: String(id) }, { isTile: true, heightCap: 180 });
    const leave = keepInStep({
      playback: opened,
      element: video,
      onLook: (behind) => {
        video.dataset['behind'] = behind.toFixed(3);
      },
    });
    setPlayback(opened);
    return () => {
      leave();
      opened.destroy();
      delete video.dataset['behind'];
      setPlayback(undefined);
    };
  }, [element, id, mayPlay, player, keepInStep]);
  useEffect(() => {
    const video = element.current;
    if (!video || !playback) return;
    let cap: number | undefined;
    const observer = new ResizeObserver(() => {
      const next = heightCapOf(boxOf(video), isMain);
      if (next === cap) return;
      cap = next;
      playback.setHeightCap(next);
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [element, playback, isMain]);
  return playback;
}
