import type { Channel } from '#schemas/generated/types.ts';
import { type ChannelRow, joinSlots, type TimeSlot, layOutSlots, type TimeRange } from './lay-out.ts';

/** Unit of loading: one page of channels for one part of the time range. */
export interface GuideTile {
  page: number;
  part: number;
}

/** Divides a guide's time range into parts of equal length: that of the first part, which came with the page. */
export function partsOf({ from, to }: TimeRange, filledTo: number): TimeRange[] {
  const length = filledTo - from;
  if (length <= 0) return [{ from, to }];
  return Array.from({ length: Math.ceil((to - from) / length) }, (_, index) => ({
    from: from + index * length,
    to: Math.min(to, from + (index + 1) * length),
  }));
}

/** Tiles that overlap the visible range. */
export function tilesIn(
  { from, to, first, end }: TimeRange & { first: number; end: number },
  parts: readonly TimeRange[],
  { pageSize, count }: { pageSize: number; count: number },
): GuideTile[] {
  const pages = Math.ceil(count / pageSize);
  const [firstPage, lastPage] = [Math.floor(first / pageSize), Math.min(pages - 1, Math.floor((end - 1) / pageSize))];
  return parts.flatMap((part, index) =>
    part.from < to && part.to > from
      ? Array.from({ length: Math.max(0, lastPage - firstPage + 1) }, (_, page) => ({
          page: firstPage + page,
          part: index,
        }))
      : [],
  );
}

/** The loaded data of one channel, one item per part of the time range; undefined for parts that are not loaded. */
type Known = readonly (Channel | undefined)[];

/** Builds rows from loaded parts. A row without new data keeps its identity, so that it is not re-rendered. */
export function createGuideRows(parts: readonly TimeRange[]): (known: Known) => ChannelRow {
  const slots = new WeakMap<Channel, Map<number, TimeSlot[]>>();
  const rows = new Map<number, { known: Known; row: ChannelRow }>();
  const slotsIn = (channel: Channel, index: number, part: TimeRange): TimeSlot[] => {
    const ofChannel = slots.get(channel) ?? new Map<number, TimeSlot[]>();
    slots.set(channel, ofChannel);
    const made = ofChannel.get(index) ?? layOutSlots(channel, part);
    ofChannel.set(index, made);
    return made;
  };
  return (known) => {
    const [channel] = known;
    if (!channel) throw new RangeError('A row has its channel from the first part');
    const before = rows.get(channel.eventId);
    if (before && before.known.every((one, index) => one === known[index])) return before.row;
    const all = parts.reduce<TimeSlot[]>((made, part, index) => {
      const found = known[index];
      const next: TimeSlot[] = found
        ? slotsIn(found, index, part)
        : [{ start: part.from, end: part.to, programme: undefined, isPending: true }];
      return joinSlots(made, next);
    }, []);
    const row = { channel, slots: all };
    rows.set(channel.eventId, { known, row });
    return row;
  };
}
