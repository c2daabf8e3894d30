import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GuideRow, Slot, Stretch } from './lay-out.ts';
import { type Cell, momentIn, move, moveInList, moveOf } from './move.ts';
import type { Shown } from './window.ts';

/** The cell with the stop for the Tab key: a channel, and a moment of its slot. */
export interface Stop {
  row: number;
  start: number;
}

const stopOf = (element: EventTarget): Stop | undefined => {
  const [row, start] = (element instanceof HTMLElement ? (element.dataset['at'] ?? '') : '').split('/').map(Number);
  return row === undefined || start === undefined ? undefined : { row, start };
};

/**
 * The slot that a stop stands for: the one that is on at its moment, since what is known of a channel grows. Where nothing is on any
 * more by then, the last one.
 */
export function slotAt(rows: readonly GuideRow[], { row, start }: Stop): number {
  const slots = rows[row]?.slots ?? [];
  const at = slots.findIndex((slot) => slot.end > start);
  return at === -1 ? Math.max(0, slots.length - 1) : at;
}

const isShown = (slot: Slot | undefined, { from, to }: Stretch) =>
  slot !== undefined && slot.start < to && slot.end > from;

/** The slot that an element of the guide shows; undefined for any other element. */
export function cellOf(rows: readonly GuideRow[], element: EventTarget | null): Cell | undefined {
  const stop = element instanceof Element ? stopOf(element.closest('[data-at]') ?? element) : undefined;
  return stop && { row: stop.row, slot: slotAt(rows, stop) };
}

/** How far what an element stands in is scrolled. */
const placeOf = ({ parentElement }: Element): string => `${parentElement?.scrollLeft}/${parentElement?.scrollTop}`;

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
  /** The stop that a key has asked for and that has not been gone to. */
  const wanted = useRef<Stop>(undefined);
  /** The stop whose cell has last been looked for, and when that ended. */
  const settled = useRef<{ stop: Stop; end: number | undefined }>(undefined);
  /** How the guide was scrolled when the focus was last brought into sight. */
  const place = useRef<string>(undefined);
  const [stop, setStop] = useState<Stop>({ row: 0, start: shown.from });
  // A list has only the hours that it shows; a grid has room for what has the focus wherever that is.
  const isOutOfList =
    shown.end === Number.POSITIVE_INFINITY && !isShown(rows[stop.row]?.slots[slotAt(rows, stop)], shown);
  const moment = isOutOfList ? shown.from : stop.start;
  const { start = moment, end } = rows[stop.row]?.slots[slotAt(rows, { row: stop.row, start: moment })] ?? {};
  // Before the next key: one that is pressed while nothing has the focus would be lost.
  useLayoutEffect(() => {
    const node = grid.current;
    const target = node?.querySelector<HTMLElement>(`[data-at="${stop.row}/${start}"]`);
    if (!isWithin.current || !node || !target) return;
    const isWanted = wanted.current === stop;
    wanted.current = undefined;
    const isAsLong = settled.current?.stop !== stop || settled.current.end === end;
    settled.current = { stop, end };
    if (target === document.activeElement && !isWanted && isAsLong) return;
    // What had the focus may have given way to what has come, or be shorter and out of sight by that: whoever has scrolled elsewhere
    // since stays there. A key always leads to its cell, also if the one that it was pressed on is gone by then, being out of sight.
    const isFollowed = isWanted || place.current === placeOf(node);
    // Chromium leads nothing into sight that has the focus already.
    if (target !== document.activeElement) target.focus({ preventScroll: !isFollowed });
    else if (isFollowed) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (isFollowed) place.current = placeOf(node);
  }, [stop, start, end]);
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
    wanted.current = { row: to.row, start: momentIn(slot, way, stop.start) };
    setStop(wanted.current);
  };
  const onFocus = ({ target }: FocusEvent) => {
    isWithin.current = true;
    const focused = stopOf(target);
    // Its moment is kept, for when more is known of its slot.
    if (focused && (focused.row !== stop.row || focused.start !== start)) setStop(focused);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // What is taken out of the page blurs to nowhere as well.
    if (relatedTarget instanceof Node && !grid.current?.contains(relatedTarget)) isWithin.current = false;
  };
  return { grid, stop: { row: stop.row, start }, onKeyDown, onFocus, onBlur };
}
