import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { GuideRow, Slot, Stretch } from './lay-out.ts';
import { move, moveInList, moveOf, type Cell } from './move.ts';
import type { Shown } from './window.ts';

/** The cell with the stop for the Tab key: a channel, and the moment at which its slot begins. */
export interface Stop {
  row: number;
  start: number;
}

const stopOf = (element: EventTarget): Stop | undefined => {
  const [row, start] = (element instanceof HTMLElement ? (element.dataset['at'] ?? '') : '').split('/').map(Number);
  return row === undefined || start === undefined ? undefined : { row, start };
};

/** The slot that a stop stands for: the one that is on at its moment, since what is known of a channel grows. */
export function slotAt(rows: readonly GuideRow[], { row, start }: Stop): number {
  const slots = rows[row]?.slots ?? [];
  return Math.max(
    0,
    slots.findIndex((slot) => slot.end > start),
  );
}

const isShown = (slot: Slot | undefined, { from, to }: Stretch) =>
  slot !== undefined && slot.start < to && slot.end > from;

/** The slot that an element of the guide shows; undefined for any other element. */
export function cellOf(rows: readonly GuideRow[], element: EventTarget | null): Cell | undefined {
  const stop = element instanceof Element ? stopOf(element.closest('[data-at]') ?? element) : undefined;
  return stop && { row: stop.row, slot: slotAt(rows, stop) };
}

/**
 * One stop for the Tab key; the arrows go through channels and time (WAI-ARIA grid pattern). The cell that has it is drawn
 * wherever the guide is scrolled to, so the focus is never lost.
 */
export function useGuideKeys(
  rows: readonly GuideRow[],
  shown: Shown,
  jump: (at: number) => void,
): {
  grid: RefObject<HTMLDivElement | null>;
  stop: Stop;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} {
  const grid = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  const [stop, setStop] = useState<Stop>({ row: 0, start: shown.from });
  // A list has only the hours that it shows; a grid has room for what has the focus wherever that is.
  const isOutOfList =
    shown.end === Number.POSITIVE_INFINITY && !isShown(rows[stop.row]?.slots[slotAt(rows, stop)], shown);
  const moment = isOutOfList ? shown.from : stop.start;
  const start = rows[stop.row]?.slots[slotAt(rows, { row: stop.row, start: moment })]?.start ?? moment;
  useEffect(() => {
    const node = grid.current;
    const target = node?.querySelector<HTMLElement>(`[data-at="${stop.row}/${start}"]`);
    // By a key, or because what had the focus has given way to what has come.
    if (isWithin.current && target && !node?.contains(document.activeElement)) target.focus({ preventScroll: true });
    else if (isWithin.current && target && target !== document.activeElement) target.focus();
  }, [stop, start]);
  const onKeyDown = (event: KeyboardEvent) => {
    const node = grid.current;
    const from = cellOf(rows, event.target);
    if (!node || !from || event.altKey || event.metaKey) return;
    const { direction } = getComputedStyle(node);
    const way = moveOf(event.key, { rtl: direction === 'rtl', ctrl: event.ctrlKey });
    if (!way) return;
    event.preventDefault();
    const isList = getComputedStyle(node).getPropertyValue('--list').trim() === '1';
    const to = (isList ? moveInList : move)(rows, from, way);
    const slot = to && rows[to.row]?.slots[to.slot];
    if (!slot) return;
    if (isList && !isShown(slot, shown)) jump(slot.start);
    setStop({ row: to.row, start: slot.start });
  };
  const onFocus = ({ target }: FocusEvent) => {
    isWithin.current = true;
    const focused = stopOf(target);
    if (focused) setStop((now) => (now.row === focused.row && now.start === focused.start ? now : focused));
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // What is taken out of the page blurs to nowhere as well.
    if (relatedTarget instanceof Node && !grid.current?.contains(relatedTarget)) isWithin.current = false;
  };
  return { grid, stop: { row: stop.row, start }, onKeyDown, onFocus, onBlur };
}
