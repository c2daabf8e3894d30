import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Guide } from './lay-out.ts';
import { move, moveInList, moveOf, type Cell } from './move.ts';

const cellOf = (element: EventTarget): Cell | undefined => {
  const [row, slot] = (element instanceof HTMLElement ? (element.dataset['at'] ?? '') : '').split('/').map(Number);
  return row === undefined || slot === undefined ? undefined : { row, slot };
};

/**
 * One stop for the Tab key; the arrows go through channels and time (WAI-ARIA grid pattern). Which stop that is stands
 * in the elements themselves: a guide of a thousand programmes is not drawn again for a key.
 */
export function useGuideKeys({ rows }: Guide): {
  grid: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
} {
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const node = grid.current;
    const from = cellOf(event.target);
    if (!node || !from || event.altKey || event.metaKey) return;
    const { direction } = getComputedStyle(node);
    const way = moveOf(event.key, { rtl: direction === 'rtl', ctrl: event.ctrlKey });
    const isList = getComputedStyle(node).getPropertyValue('--list').trim() === '1';
    const to = way && (isList ? moveInList : move)(rows, from, way);
    if (!way) return;
    event.preventDefault();
    if (to) node.querySelector<HTMLElement>(`[data-at="${to.row}/${to.slot}"]`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!cellOf(target)) return;
    for (const stop of grid.current?.querySelectorAll<HTMLElement>('[data-at][tabindex="0"]') ?? []) stop.tabIndex = -1;
    (target as HTMLElement).tabIndex = 0;
  };
  return { grid, onKeyDown, onFocus };
}

/** Brings the present into view once it is known, without a jump of the page itself. */
export function useStartAtNow(
  scroller: RefObject<HTMLDivElement | null>,
  { from, to }: Guide,
  now: number | undefined,
): void {
  const done = useRef(false);
  useEffect(() => {
    const node = scroller.current;
    if (!node || done.current || now === undefined || now < from || now > to) return;
    done.current = true;
    const share = (now - from) / (to - from);
    const sign = getComputedStyle(node).direction === 'rtl' ? -1 : 1;
    node.scrollLeft = sign * (share * node.scrollWidth - node.clientWidth / 3);
  }, [scroller, from, to, now]);
}
