import { instantOf } from '#renderers/messages/instant.ts';
import type { Channel, Programme, ProgrammeGuideBlock } from '#schemas/generated/types.ts';

/** A time range, in milliseconds since 1970. */
export interface TimeRange {
  from: number;
  to: number;
}

/** A part of a channel's time: a programme, or a gap without one. */
export interface TimeSlot {
  start: number;
  end: number;
  /** The programme in this slot; undefined if none is known. */
  programme: Programme | undefined;
  /** Whether the programme has not been loaded yet. */
  isPending?: true;
}

/** A channel with its time divided into slots, of which there is at least one. */
export interface ChannelRow {
  channel: Channel;
  slots: readonly TimeSlot[];
}

/** A guide with all times in milliseconds. */
export interface Guide extends TimeRange {
  rows: readonly ChannelRow[];
}

/** Maximum length of a guide: eight days. */
const MAX_GUIDE_MS = 8 * 24 * 3_600_000;

/**
 * Slots of a channel: its programmes in order, clipped to a time range. A programme ends early where a later one
 * overlaps it. A channel without programmes has one slot for the whole range.
 */
export function layOutSlots({ programmes }: Pick<Channel, 'programmes'>, { from, to }: TimeRange): TimeSlot[] {
  const airings = programmes
    .flatMap((programme) => {
      const start = instantOf(programme.startDate);
      const end = instantOf(programme.endDate);
      return start === undefined || end === undefined ? [] : [{ start, end, programme }];
    })
    .sort((a, b) => a.start - b.start);
  const slots = airings
    .map((airing, index) => ({
      ...airing,
      start: Math.max(airing.start, from),
      end: Math.min(airing.end, airings[index + 1]?.start ?? to, to),
    }))
    .filter(({ start, end }) => start < end);
  return slots.length > 0 ? slots : [{ start: from, end: to, programme: undefined }];
}

/** Joins slots of two consecutive ranges. A programme that spans both becomes one slot. */
export function joinSlots(before: readonly TimeSlot[], after: readonly TimeSlot[]): TimeSlot[] {
  const last = before.at(-1);
  const [first] = after;
  const goesOn =
    last?.programme &&
    first?.programme &&
    last.end === first.start &&
    last.programme.startDate === first.programme.startDate;
  return goesOn ? [...before.slice(0, -1), { ...first, start: last.start }, ...after.slice(1)] : [...before, ...after];
}

/** Channels and the time range to show. */
type Spanned = { [Part in 'channels' | 'from' | 'to']?: ProgrammeGuideBlock[Part] | undefined };

/** Time range of a guide; undefined if invalid. */
export function stretchOf({ from, to }: Omit<Spanned, 'channels'>): TimeRange | undefined {
  const begin = from === undefined ? undefined : instantOf(from);
  const end = to === undefined ? undefined : instantOf(to);
  if (begin === undefined || end === undefined || end <= begin) return undefined;
  return { from: begin, to: Math.min(end, begin + MAX_GUIDE_MS) };
}

/** Sorts programmes and clips them to the guide's time range. Undefined if the range is invalid. */
export function layOut({ channels = [], from, to }: Spanned): Guide | undefined {
  const stretch = stretchOf({ from, to });
  return (
    stretch && { ...stretch, rows: channels.map((channel) => ({ channel, slots: layOutSlots(channel, stretch) })) }
  );
}

/** Timestamps of the axis marks: every half hour. */
export function ticksOf({ from, to }: TimeRange): number[] {
  const step = 1_800_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, index) => first + index * step);
}

/** Whether a time is within a slot (end exclusive). */
export const isOn = ({ start, end }: Pick<TimeSlot, 'start' | 'end'>, now: number): boolean =>
  start <= now && now < end;
