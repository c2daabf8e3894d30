import { instantOf } from '#renderers/messages/instant.ts';
import type { Channel, Programme, ProgrammeGuideBlock } from '#schemas/generated/types.ts';

/** A stretch of one channel's time, in milliseconds since 1970. */
export interface Slot {
  start: number;
  end: number;
  /** Absent where nothing is known of what is on. */
  programme: Programme | undefined;
}

/** One channel with its time, cut into programmes. Never empty. */
export interface GuideRow {
  channel: Channel;
  slots: Slot[];
}

/** A guide in numbers. */
export interface Guide {
  from: number;
  to: number;
  rows: GuideRow[];
}

/** A guide spans at most eight days. */
const LONGEST = 8 * 24 * 3_600_000;

function slotsOf({ programmes }: Channel, from: number, to: number): Slot[] {
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

/** Channels, and the time that is shown of them. */
type Spanned = { [Part in 'channels' | 'from' | 'to']?: ProgrammeGuideBlock[Part] | undefined };

/** Puts programmes in their order and within the guide's time. Undefined when that time is none. */
export function layOut({
  channels = [],
  from,
  to,
}: Spanned): Guide | undefined {
  const begin = from === undefined ? undefined : instantOf(from);
  const given = to === undefined ? undefined : instantOf(to);
  if (begin === undefined || given === undefined || given <= begin) return undefined;
  const end = Math.min(given, begin + LONGEST);
  return { from: begin, to: end, rows: channels.map((channel) => ({ channel, slots: slotsOf(channel, begin, end) })) };
}

/** The marks of the time axis: every half hour. */
export function ticksOf({ from, to }: Pick<Guide, 'from' | 'to'>): number[] {
  const step = 1_800_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, index) => first + index * step);
}

/** Whether a stretch of time is on at a moment. */
export const isOn = ({ start, end }: Pick<Slot, 'start' | 'end'>, now: number): boolean => start <= now && now < end;
