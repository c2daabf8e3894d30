import { type RefObject, useEffect, useRef } from 'react';
import { closeOnLeave } from './dismissed-by-leaving.ts';

/**
 * Ref for a details element used as a menu: it closes on Escape, when a link in it is followed, and on a click or focus
 * outside. Without JavaScript the summary still toggles it.
 */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const controller = new AbortController();
    const menu = {
      isOpen: () => node.open,
      close: () => {
        node.open = false;
      },
    };
    closeOnLeave(node, menu, controller.signal);
    return () => controller.abort();
  }, []);
  return ref;
}
