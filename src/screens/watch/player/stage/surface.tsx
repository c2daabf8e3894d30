import { useEffect, useRef } from 'react';
import { isMenu, usePlayerFace } from '../shared/player-face.ts';
import { tapMeans } from './taps.ts';
import { surface } from './overlay.styles.ts';

interface SurfaceProps {
  /** Shows the controls, or puts them away. */
  toggleControls: () => void;
}

/** The picture under hand: a click plays or pauses, two fill the screen; a finger shows the controls, two taps at a side skip. */
export function Surface({ toggleControls }: SurfaceProps) {
  const { playback, fullscreen, panel, seek } = usePlayerFace();
  const node = useRef<HTMLDivElement>(null);
  const last = useRef<{ at: number; side: -1 | 0 | 1 }>(undefined);
  useEffect(() => {
    const current = node.current;
    if (!current) return;
    const { state } = playback;
    /** The press closes what was open, and does nothing else. */
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
    // Two taps skip, also on a screen that has a mouse beside it.
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
