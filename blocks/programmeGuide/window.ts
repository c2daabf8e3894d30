import { hourBefore } from './days.ts';
import type { Guide, TimeRange } from './lay-out.ts';

export const HOUR = 3_600_000;
/** Height of a channel in the grid and width of a minute, in pixels; must match the styles. */
export const ROW_HEIGHT_PX = 88;
export const MINUTE_WIDTH_PX = 5;

/** Time range that the list layout and an unmeasured guide render. */
export const LIST_SPAN_MS = 5 * HOUR;
/** Rows rendered before and after the visible ones. */
const ROWS_BESIDE = 4;

/** Rendered part of a guide: time range, rows, and the first visible hour. */
export interface VisibleRange extends TimeRange {
  first: number;
  /** Index after the last rendered row (exclusive). */
  end: number;
  at: number;
  /** Whether the end is visible; then the last day is shown as selected, because the guide cannot scroll further. */
  isAtEnd: boolean;
}

/** Scroll position and size of the container, in pixels. */
export interface Scrolled {
  /** Distance from the start of the time axis, in either text direction. */
  inline: number;
  block: number;
  width: number;
  height: number;
}

/**
 * The visible range of the grid plus a margin. It changes only in steps of one hour of the local clock and of two
 * channels, so that most scroll events render nothing; its size does not depend on the guide's length.
 */
export function shownOf(
  { from, to }: TimeRange,
  { inline, block, width, height }: Scrolled,
  timeZone: string,
): VisibleRange {
  const timeOf = (pixels: number) => from + (pixels / MINUTE_WIDTH_PX) * 60_000;
  const at = Math.max(from, hourBefore(timeOf(inline), timeZone));
  const hours = Math.ceil(width / MINUTE_WIDTH_PX / 60) + 1;
  const row = Math.floor(block / ROW_HEIGHT_PX / 2) * 2;
  return {
    from: Math.max(from, at - HOUR),
    to: Math.min(to, at + (hours + 1) * HOUR),
    first: Math.max(0, row - ROWS_BESIDE),
    end: row + Math.ceil(height / ROW_HEIGHT_PX) + ROWS_BESIDE + 2,
    at,
    // Browsers round scroll positions, so one pixel of tolerance.
    isAtEnd: inline > 0 && timeOf(inline + width + 1) >= to,
  };
}

/** Range of the list layout from a time on: all channels, some hours. */
export const listFrom = ({ from, to }: TimeRange, at: number, span: number): VisibleRange => {
  const begin = Math.min(Math.max(at, from), Math.max(from, to - HOUR));
  return {
    from: begin,
    to: Math.min(to, begin + span),
    first: 0,
    end: Number.POSITIVE_INFINITY,
    at: begin,
    isAtEnd: begin > from && begin >= to - HOUR,
  };
};

export const isSameWindow = (one: VisibleRange, other: VisibleRange): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.first === other.first &&
  one.end === other.end &&
  one.at === other.at &&
  one.isAtEnd === other.isAtEnd;

/** Indices of the rows to render: the visible ones and the focused one. */
export function rowsToDraw({ rows }: Pick<Guide, 'rows'>, { first, end }: VisibleRange, active: number): number[] {
  const numbers = rows.map((_, index) => index).filter((index) => index >= first && index < end);
  return active >= 0 && active < rows.length && !numbers.includes(active)
    ? [...numbers, active].sort((a, b) => a - b)
    : numbers;
}
