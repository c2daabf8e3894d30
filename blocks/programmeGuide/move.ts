import type { ChannelRow, TimeSlot } from './lay-out.ts';

/** A cell of the guide: row and slot index. */
export interface Cell {
  row: number;
  slot: number;
}

/** Direction of a move: within a channel, between channels, or to the ends. */
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

/** Number of channels that Page Up and Page Down skip. */
const PAGE = 5;

/** The slot of another channel at this slot's start, or the nearest one. */
function across(rows: readonly ChannelRow[], from: Cell, row: number): Cell | undefined {
  const start = rows[from.row]?.slots[from.slot]?.start;
  const slots = rows[row]?.slots;
  if (start === undefined || !slots) return undefined;
  const distances = slots.map((slot) => Math.max(slot.start - start, start - slot.end + 1, 0));
  return { row, slot: distances.indexOf(Math.min(...distances)) };
}

/** Target cell of a move; undefined if there is none. */
export function move(rows: readonly ChannelRow[], from: Cell, way: Move): Cell | undefined {
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

/** In the list layout, up and down continue from the end of one channel to the start of the next. */
export function moveInList(rows: readonly ChannelRow[], from: Cell, way: Move): Cell | undefined {
  const other = rows[from.row + (way === 'down' ? 1 : -1)];
  if (way === 'down') return move(rows, from, 'next') ?? (other && { row: from.row + 1, slot: 0 });
  if (way === 'up')
    return move(rows, from, 'previous') ?? (other && { row: from.row - 1, slot: other.slots.length - 1 });
  return move(rows, from, way);
}

/**
 * Time that a move targets within a slot, in milliseconds since 1970: the slot's start. In a slot that is still
 * loading: its end for moves to the end, else the time nearest to `from`, which selects the right programme once it is
 * loaded.
 */
export function momentIn({ start, end, isPending }: TimeSlot, way: Move, from: number): number {
  if (!isPending || way === 'first' || way === 'rowStart') return start;
  return way === 'last' || way === 'rowEnd' ? end - 1 : Math.min(Math.max(from, start), end - 1);
}

/** Move for a key; horizontal arrows are mirrored in right-to-left languages. */
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
