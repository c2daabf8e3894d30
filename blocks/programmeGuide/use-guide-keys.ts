import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ChannelRow, TimeSlot, TimeRange } from './lay-out.ts';
import { type Cell, momentIn, move, moveInList, moveOf } from './move.ts';
import type { VisibleRange } from './window.ts';

/** The cell with tabindex 0: a channel, and a time within its slot. */
export interface Stop {
  row: number;
  start: number;
}

const stopOf = (element: EventTarget): Stop | undefined => {
  const [row, start] = (element instanceof HTMLElement ? (element.dataset['at'] ?? '') : '').split('/').map(Number);
  return row === undefined || start === undefined ? undefined : { row, start };
};

/**
 * Index of the slot at the Tab stop's time, because loading may have changed the slots. It is the last slot if no later
 * one exists.
 */
export function slotAt(rows: readonly ChannelRow[], { row, start }: Stop): number {
  const slots = rows[row]?.slots ?? [];
  const at = slots.findIndex((slot) => slot.end > start);
  return at === -1 ? Math.max(0, slots.length - 1) : at;
}

const isShown = (slot: TimeSlot | undefined, { from, to }: TimeRange) =>
  slot !== undefined && slot.start < to && slot.end > from;

/** The cell that contains an element; undefined for elements outside of cells. */
export function cellOf(rows: readonly ChannelRow[], element: EventTarget | null): Cell | undefined {
  const stop = element instanceof Element ? stopOf(element.closest('[data-at]') ?? element) : undefined;
  return stop && { row: stop.row, slot: slotAt(rows, stop) };
}

/** Scroll position of an element's container, as a comparable string. */
const placeOf = ({ parentElement }: Element): string => `${parentElement?.scrollLeft}/${parentElement?.scrollTop}`;

/**
 * One Tab stop with arrow keys for channels and time (WAI-ARIA grid pattern). Its cell is always rendered, so that the
 * focus is never lost.
 */
export function useGuideKeys(
  rows: readonly ChannelRow[],
  shown: VisibleRange,
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
  /** Target of a key press that has not been focused yet. */
  const wanted = useRef<Stop>(undefined);
  /** Last Tab stop whose cell was looked up, with the slot's end at that time. */
  const settled = useRef<{ stop: Stop; end: number | undefined }>(undefined);
  /** Scroll position when the focus was last scrolled into view. */
  const place = useRef<string>(undefined);
  const [stop, setStop] = useState<Stop>({ row: 0, start: shown.from });
  // Whether the Tab stop's cell is not rendered: the list layout renders the visible hours only, while a grid always
  // renders the focused cell.
  const isOutOfList =
    shown.end === Number.POSITIVE_INFINITY && !isShown(rows[stop.row]?.slots[slotAt(rows, stop)], shown);
  const moment = isOutOfList ? shown.from : stop.start;
  const { start = moment, end } = rows[stop.row]?.slots[slotAt(rows, { row: stop.row, start: moment })] ?? {};
  // This must be a layout effect, because a key that is pressed while nothing has the focus would be lost.
  useLayoutEffect(() => {
    const node = grid.current;
    const target = node?.querySelector<HTMLElement>(`[data-at="${stop.row}/${start}"]`);
    if (!isWithin.current || !node || !target) return;
    const isWanted = wanted.current === stop;
    wanted.current = undefined;
    const isAsLong = settled.current?.stop !== stop || settled.current.end === end;
    settled.current = { stop, end };
    if (target === document.activeElement && !isWanted && isAsLong) return;
    // Loading may have replaced or shortened the focused cell. If the user has scrolled elsewhere since, the guide does
    // not scroll back. A key press always scrolls to its target, even if the cell it was pressed on has been unmounted.
    const isFollowed = isWanted || place.current === placeOf(node);
    // Chromium does not scroll to an element that already has the focus, so the guide scrolls to it explicitly.
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
    // The time of the focused cell is kept, to find the right slot when more programmes are loaded.
    if (focused && (focused.row !== stop.row || focused.start !== start)) setStop(focused);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // When a focused element is removed, the browser also fires blur, but without a related target.
    if (relatedTarget instanceof Node && !grid.current?.contains(relatedTarget)) isWithin.current = false;
  };
  return { grid, stop: { row: stop.row, start }, onKeyDown, onFocus, onBlur };
}
