import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Box } from './neighbour.ts';

/** Duration of the swap animation, in milliseconds. */
const DURATION = 200;

const tilesOf = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>(':scope > [data-tile]')];

/**
 * Animates tiles to their new places (not with reduced motion) and keeps the focus inside a moved tile.
 * @param order Order of the tiles, as a string.
 */
export function useSwapMotion(stage: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef({ order, places: new Map<string, Box>() });
  const focused = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const node = stage.current;
    if (!node) return;
    const remember = () => {
      const active = document.activeElement;
      focused.current = active instanceof HTMLElement && node.contains(active) ? active : undefined;
    };
    // Moving an element within the document blurs it without a related target, so only real focus changes are recorded.
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget) focused.current = undefined;
    };
    node.addEventListener('focusin', remember);
    node.addEventListener('focusout', forget);
    return () => {
      node.removeEventListener('focusin', remember);
      node.removeEventListener('focusout', forget);
    };
  }, [stage]);
  useLayoutEffect(() => {
    const node = stage.current;
    if (!node) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Positions are measured relative to the stage, because the page may have been scrolled meanwhile.
    const { left, top } = node.getBoundingClientRect();
    const places = new Map<string, Box>();
    for (const tile of tilesOf(node)) {
      const box = tile.getBoundingClientRect();
      const is = { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
      const id = tile.dataset['tile'] ?? '';
      places.set(id, is);
      const was = before.current.places.get(id);
      if (!was || isStill || before.current.order === order) continue;
      if (was.left === is.left && was.top === is.top) continue;
      const from = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / is.width})`;
      tile.animate(
        [
          { transformOrigin: '0 0', transform: from },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        { duration: DURATION, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      );
    }
    before.current = { order, places };
    const lost = focused.current;
    if (lost?.isConnected && document.activeElement === document.body) lost.focus({ preventScroll: true });
  }, [stage, order]);
}
