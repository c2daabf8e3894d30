import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a message into view when it appears. On narrow screens it can be far from the button that was pressed, which
 * stays at the end of the window.
 * @param message undefined while there is none; a new value is revealed anew
 */
export function useReveal<Shown extends HTMLElement>(message: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (message !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return element;
}
