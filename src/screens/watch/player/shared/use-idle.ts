import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The controls go away after this many milliseconds without a move. */
const IDLE_AFTER = 3000;

/** Whether the controls are away, and how a tap changes that. */
export interface Idle {
  idle: boolean;
  toggle: () => void;
}

/**
 * Whether nobody has touched the player for a while. Only while it plays and nothing inside has the keyboard's focus or is open. A
 * finger on the picture itself is left to whoever hears taps.
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
      timer = setTimeout(rest, IDLE_AFTER);
    };
    wakes.current = wake;
    const hear = (event: Event) => {
      const target = event.target as Element;
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      // A tap brings the focus along, which is not the keyboard's then.
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
