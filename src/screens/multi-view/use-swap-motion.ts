import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Box } from './neighbour.ts';

/** How long tiles take to change places, in milliseconds. */
const DURATION = 200;

const tilesOf = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>(':scope > [data-tile]')];

/**
 * Lets tiles move to their new places, so that one sees which went where; at once where little movement is wanted. What had the focus in a
 * tile has it still.
 * @param order of the tiles, as a text
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
    // What is moved within the document loses the focus, and tells it like any other loss.
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
    // Within the stage: the page may have been scrolled since.
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
