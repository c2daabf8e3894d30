import { type RefObject, useEffect, useRef } from 'react';
import { dismissedByLeaving } from './dismissed-by-leaving.ts';

/**
 * A details element that hangs over the page: it closes by Escape, when something in it has been followed, and when
 * a click or the focus goes elsewhere. Without this it still opens and closes by its summary.
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
    dismissedByLeaving(node, menu, controller.signal);
    return () => controller.abort();
  }, []);
  return ref;
}
