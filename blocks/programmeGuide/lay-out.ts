import { instantOf } from '#renderers/messages/instant.ts';
import type { Channel, Programme, ProgrammeGuideBlock } from '#schemas/generated/types.ts';

/** A stretch of time, in milliseconds since 1970. */
export interface Stretch {
  from: number;
  to: number;
}

/** A stretch of one channel's time. */
export interface Slot {
  start: number;
  end: number;
  /** Absent where nothing is known of what is on. */
  programme: Programme | undefined;
  /** Whether what is on has still to be asked for. */
  isPending?: true;
}

/** One channel with its time, cut into programmes. Never empty. */
export interface GuideRow {
  channel: Channel;
  slots: readonly Slot[];
}

/** A guide in numbers. */
export interface Guide extends Stretch {
  rows: readonly GuideRow[];
}

/** A guide spans at most eight days. */
const LONGEST = 8 * 24 * 3_600_000;

/** Programmes in their order, cut to a stretch of time; what begins later cuts short what was on. One open slot where there are none. */
export function slotsOf({ programmes }: Pick<Channel, 'programmes'>, { from, to }: Stretch): Slot[] {
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

/** Slots of two stretches that follow each other. A programme that goes on from one into the other is one slot. */
export function joined(before: readonly Slot[], after: readonly Slot[]): Slot[] {
  const last = before.at(-1);
  const [first] = after;
  const goesOn =
    last?.programme &&
    first?.programme &&
    last.end === first.start &&
    last.programme.startDate === first.programme.startDate;
  return goesOn ? [...before.slice(0, -1), { ...first, start: last.start }, ...after.slice(1)] : [...before, ...after];
}

/** Channels, and the time that is shown of them. */
type Spanned = { [Part in 'channels' | 'from' | 'to']?: ProgrammeGuideBlock[Part] | undefined };

/** The time of a guide; undefined when it is none. */
export function stretchOf({ from, to }: Omit<Spanned, 'channels'>): Stretch | undefined {
  const begin = from === undefined ? undefined : instantOf(from);
  const end = to === undefined ? undefined : instantOf(to);
  if (begin === undefined || end === undefined || end <= begin) return undefined;
  return { from: begin, to: Math.min(end, begin + LONGEST) };
}

/** Puts programmes in their order and within the guide's time. Undefined when that time is none. */
export function layOut({ channels = [], from, to }: Spanned): Guide | undefined {
  const stretch = stretchOf({ from, to });
  return stretch && { ...stretch, rows: channels.map((channel) => ({ channel, slots: slotsOf(channel, stretch) })) };
}

/** The marks of the time axis: every half hour. */
export function ticksOf({ from, to }: Stretch): number[] {
  const step = 1_800_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, index) => first + index * step);
}

/** Whether a stretch of time is on at a moment. */
export const isOn = ({ start, end }: Pick<Slot, 'start' | 'end'>, now: number): boolean => start <= now && now < end;
