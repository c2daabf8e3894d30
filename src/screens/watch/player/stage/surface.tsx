import { useEffect, useRef } from 'react';
import { isMenu, usePlayerFace } from '../shared/player-face.ts';
import { tapMeans } from './taps.ts';
import { surface } from './overlay.styles.ts';

interface SurfaceProps {
  /** Shows or hides the player's controls. */
  toggleControls: () => void;
}

/**
 * Pointer input on the picture: click plays or pauses, double click toggles full screen; tap toggles the controls,
 * double tap at a side seeks.
 */
export function Surface({ toggleControls }: SurfaceProps) {
  const { playback, fullscreen, panel, seek } = usePlayerFace();
  const node = useRef<HTMLDivElement>(null);
  const last = useRef<{ at: number; side: -1 | 0 | 1 }>(undefined);
  useEffect(() => {
    const current = node.current;
    if (!current) return;
    const { state } = playback;
    /** A press that closes an open panel has no other effect. */
    let isClosing = false;
    const press = () => {
      isClosing = isMenu(panel.peek());
    };
    const hear = (event: MouseEvent) => {
      if (isClosing) return;
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') {
        last.current = undefined;
        return state.paused.peek() ? playback.play() : playback.pause();
      }
      const { left, width } = current.getBoundingClientRect();
      const tap = tapMeans({ at: event.timeStamp, share: (event.clientX - left) / width }, last.current);
      last.current = tap;
      if (tap.seconds === 0) toggleControls();
      else seek({ by: tap.seconds });
    };
    // A double click toggles full screen, but a double tap seeks. Touch screens may have a mouse as well, so the kind
    // of pointer decides.
    const fill = () => {
      if (!last.current && !isClosing) fullscreen.toggle();
    };
    current.addEventListener('pointerdown', press);
    current.addEventListener('click', hear);
    current.addEventListener('dblclick', fill);
    return () => {
      current.removeEventListener('pointerdown', press);
      current.removeEventListener('click', hear);
      current.removeEventListener('dblclick', fill);
    };
  }, [playback, fullscreen, panel, seek, toggleControls]);
  return <div ref={node} className={surface} data-surface />;
}
