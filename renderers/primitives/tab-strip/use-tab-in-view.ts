import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a tab strip horizontally, never the page, so that the current tab is visible. Runs again when `current`
 * changes.
 */
export function useTabInView<Strip extends HTMLElement>(current: unknown): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const node = current === undefined ? null : strip.current;
    const tab = node?.querySelector('[aria-selected="true"], [aria-current]');
    if (!node || !tab) return;
    const [outer, inner] = [node.getBoundingClientRect(), tab.getBoundingClientRect()];
    const room = (outer.width - inner.width) / 2;
    if (inner.left < outer.left || inner.right > outer.right)
      node.scrollBy({ left: inner.left - outer.left - room, behavior: 'instant' });
  }, [current]);
  return strip;
}
