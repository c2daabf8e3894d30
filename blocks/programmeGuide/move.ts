import type { GuideRow, Slot } from './lay-out.ts';

/** A place in the guide. */
export interface Cell {
  row: number;
  slot: number;
}

/** Which way to go: through a channel's time, between channels, or to the ends. */
export type Move =
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown';

/** So many channels are passed by a page key. */
const PAGE = 5;

/** The slot of another channel that is on when this one begins, or the nearest to it. */
function across(rows: readonly GuideRow[], from: Cell, row: number): Cell | undefined {
  const start = rows[from.row]?.slots[from.slot]?.start;
  const slots = rows[row]?.slots;
  if (start === undefined || !slots) return undefined;
  const distances = slots.map((slot) => Math.max(slot.start - start, start - slot.end + 1, 0));
  return { row, slot: distances.indexOf(Math.min(...distances)) };
}

/** Where a move leads; undefined when there is nothing that way. */
export function move(rows: readonly GuideRow[], from: Cell, way: Move): Cell | undefined {
  const within = ({ row, slot }: Cell): Cell | undefined => (rows[row]?.slots[slot] ? { row, slot } : undefined);
  const last = (row: number) => (rows[row]?.slots.length ?? 0) - 1;
  switch (way) {
    case 'next':
      return within({ ...from, slot: from.slot + 1 });
    case 'previous':
      return within({ ...from, slot: from.slot - 1 });
    case 'up':
      return across(rows, from, from.row - 1);
    case 'down':
      return across(rows, from, from.row + 1);
    case 'pageUp':
      return from.row === 0 ? undefined : across(rows, from, Math.max(0, from.row - PAGE));
    case 'pageDown':
      return from.row >= rows.length - 1 ? undefined : across(rows, from, Math.min(rows.length - 1, from.row + PAGE));
    case 'rowStart':
      return within({ ...from, slot: 0 });
    case 'rowEnd':
      return within({ ...from, slot: last(from.row) });
    case 'first':
      return within({ row: 0, slot: 0 });
    case 'last':
      return within({ row: rows.length - 1, slot: last(rows.length - 1) });
  }
}

/** In a list of channels, one below the other, up and down go on from the end of one to the start of the next. */
export function moveInList(rows: readonly GuideRow[], from: Cell, way: Move): Cell | undefined {
  const other = rows[from.row + (way === 'down' ? 1 : -1)];
  if (way === 'down') return move(rows, from, 'next') ?? (other && { row: from.row + 1, slot: 0 });
  if (way === 'up')
    return move(rows, from, 'previous') ?? (other && { row: from.row - 1, slot: other.slots.length - 1 });
  return move(rows, from, way);
}

/**
 * The moment of a slot that a move leads to, in milliseconds since 1970: its beginning; of one that has still to come the
 * moment that counts when programmes take its place. For who goes to the end that is the end, else the nearest to `from`.
 */
export function momentIn({ start, end, isPending }: Slot, way: Move, from: number): number {
  if (!isPending || way === 'first' || way === 'rowStart') return start;
  return way === 'last' || way === 'rowEnd' ? end - 1 : Math.min(Math.max(from, start), end - 1);
}

/** What a key asks for; in right-to-left the sideways ones are mirrored. */
export function moveOf(key: string, { rtl, ctrl }: { rtl: boolean; ctrl: boolean }): Move | undefined {
  const ways: Record<string, Move> = {
    ArrowRight: rtl ? 'previous' : 'next',
    ArrowLeft: rtl ? 'next' : 'previous',
    ArrowUp: 'up',
    ArrowDown: 'down',
    Home: ctrl ? 'first' : 'rowStart',
    End: ctrl ? 'last' : 'rowEnd',
    PageUp: 'pageUp',
    PageDown: 'pageDown',
  };
  return Object.hasOwn(ways, key) ? ways[key] : undefined;
}
