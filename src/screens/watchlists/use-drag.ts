import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react';
import { placeAt } from './moved.ts';

/** One entry of a list on its way to another place. */
export interface Drag {
  ref: RefObject<HTMLOListElement | null>;
  /** The entry that is dragged, and the place that it would take now. */
  from: number | undefined;
  to: number | undefined;
  /** Begins with the entry at a place; to be called when its handle is pressed. */
  start: (event: ReactPointerEvent<HTMLElement>, from: number) => void;
}

/** Lets entries of a list be dragged by their handles. The list itself stays as it is until the entry is let go. */
export function useDrag(count: number, onMoved: (from: number, to: number) => void): Drag {
  const ref = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const start: Drag['start'] = (event, from) => {
    const handle = event.currentTarget;
    if (event.button !== 0 || !ref.current || count < 2) return;
    // The pages of the list stand still while one drags, but the window may be scrolled.
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
      to = placeAt(extents, from, clientY + scrollY);
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
