import { hourBefore } from './days.ts';
import type { Guide, Stretch } from './lay-out.ts';

export const HOUR = 3_600_000;
/** Height of a channel on wide screens, and width of a minute, in pixels; the styles say the same. */
export const ROW = 88;
export const MINUTE = 5;

/** How much of a list, and of a guide that has not been measured yet, is drawn. */
export const SPAN = 5 * HOUR;
/** Rows that are drawn before and behind those in sight. */
const ROWS_BESIDE = 4;

/** What of a guide is drawn: a stretch of its time, some of its channels, and the hour that comes into sight first. */
export interface Shown extends Stretch {
  first: number;
  /** The last one is not among them. */
  end: number;
  at: number;
  /** Whether its end is in sight: there is nowhere further to go, so the last day is the one that is shown. */
  isAtEnd: boolean;
}

/** How a guide is scrolled, in pixels. */
export interface Scrolled {
  /** From the beginning of its time, whichever side that is on. */
  inline: number;
  block: number;
  width: number;
  height: number;
}

/**
 * What is in sight and a little more. It changes by the hours of the viewer's clock and by steps of two channels, so that most of scrolling draws
 * nothing, and however long a guide is, as much of it is drawn.
 */
export function shownOf({ from, to }: Stretch, { inline, block, width, height }: Scrolled, timeZone: string): Shown {
  const timeOf = (pixels: number) => from + (pixels / MINUTE) * 60_000;
  const at = Math.max(from, hourBefore(timeOf(inline), timeZone));
  const hours = Math.ceil(width / MINUTE / 60) + 1;
  const row = Math.floor(block / ROW / 2) * 2;
  return {
    from: Math.max(from, at - HOUR),
    to: Math.min(to, at + (hours + 1) * HOUR),
    first: Math.max(0, row - ROWS_BESIDE),
    end: row + Math.ceil(height / ROW) + ROWS_BESIDE + 2,
    at,
    // Browsers round how far something is scrolled.
    isAtEnd: inline > 0 && timeOf(inline + width + 1) >= to,
  };
}

/** What a list shows from a moment on: all channels, some hours. */
export const listFrom = ({ from, to }: Stretch, at: number, span: number): Shown => {
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

export const isSame = (one: Shown, other: Shown): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.first === other.first &&
  one.end === other.end &&
  one.at === other.at &&
  one.isAtEnd === other.isAtEnd;

/** The numbers of the rows to draw: those in sight, and the one that has the focus, wherever it is. */
export function rowsToDraw({ rows }: Pick<Guide, 'rows'>, { first, end }: Shown, active: number): number[] {
  const numbers = rows.map((_, index) => index).filter((index) => index >= first && index < end);
  return active >= 0 && active < rows.length && !numbers.includes(active)
    ? [...numbers, active].sort((a, b) => a - b)
    : numbers;
}
