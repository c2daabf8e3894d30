import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react';
import { getDropPlace } from './moved.ts';

/** State of dragging an item. */
export interface Drag {
  ref: RefObject<HTMLOListElement | null>;
  /** Index of the dragged item, and its current target index. */
  from: number | undefined;
  to: number | undefined;
  /** Starts dragging an item; call it on pointer down at its handle. */
  start: (event: ReactPointerEvent<HTMLElement>, from: number) => void;
}

/** Drag and drop for list items by their handles. The list changes only on drop. */
export function useDrag(count: number, onMoved: (from: number, to: number) => void): Drag {
  const ref = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const start: Drag['start'] = (event, from) => {
    const handle = event.currentTarget;
    if (event.button !== 0 || !ref.current || count < 2) return;
    // Positions are relative to the document, because the page may scroll while the user drags.
    const extents = [...ref.current.children].map((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    });
    const stop = new AbortController();
    let to = from;
    handle.setPointerCapture(event.pointerId);
    setDrag({ from, to });
    const end = () => {
      stop.abort();
      setDrag(undefined);
    };
    const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
      handle.addEventListener(name, run, { signal: stop.signal });
    on('pointermove', ({ clientY }) => {
      to = getDropPlace(extents, from, clientY + scrollY);
      setDrag({ from, to });
    });
    on('pointerup', () => {
      end();
      if (to !== from) onMoved(from, to);
    });
    on('pointercancel', end);
  };
  return { ref, from: drag?.from, to: drag?.to, start };
}
