import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Time without activity after which the controls hide, in milliseconds. */
const IDLE_AFTER_MS = 3000;

/** Whether the controls are hidden, and a function that toggles them on tap. */
export interface Idle {
  idle: boolean;
  toggle: () => void;
}

/**
 * Detects inactivity of the viewer, to hide the controls. Only works while the video plays and neither the focus nor an
 * open panel is within the player. Taps on the picture do not count as activity; they toggle the controls.
 */
export function useIdle(stage: RefObject<HTMLElement | null>, playing: boolean): Idle {
  const [idle, setIdle] = useState(false);
  const wakes = useRef<() => void>(() => undefined);
  useEffect(() => {
    const node = stage.current;
    if (!node || !playing) {
      setIdle(false);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      if (node.querySelector(':focus-visible, [aria-expanded="true"]')) return wake();
      setIdle(true);
    };
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(rest, IDLE_AFTER_MS);
    };
    wakes.current = wake;
    const hear = (event: Event) => {
      const target = event.target as Element;
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      // A tap also moves the focus. Only focus moved by keyboard counts as activity.
      const isQuiet = event.type === 'focusin' && !target.matches(':focus-visible');
      if (!isQuiet && !(isTap && target.closest('[data-surface]'))) wake();
    };
    const abort = new AbortController();
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      node.addEventListener(name, hear, { signal: abort.signal });
    wake();
    return () => {
      clearTimeout(timer);
      abort.abort();
      wakes.current = () => undefined;
    };
  }, [stage, playing]);
  const toggle = useCallback(() => {
    if (idle) wakes.current();
    else if (playing) setIdle(true);
  }, [idle, playing]);
  return { idle, toggle };
}
