import type { FilmTrack } from './film-files.ts';
import type { Segment } from './sidx.ts';

/**
 * A film that is repeated without end, as one timeline: segment n is the film's n modulo its number of segments, moved on by
 * as many lengths of the film as have gone by. Seconds are counted from the first; a live stream counts them from 1970,
 * so that every server has the same segment at the same moment and keeps nothing.
 */
export interface Repeated {
  n: number;
  segment: Segment;
  /** Where it begins and ends on the timeline, in seconds. */
  start: number;
  end: number;
  /** How far it is moved on, in ticks of the track. */
  shift: bigint;
}

/** Segment n of a track that is repeated. */
export function segmentAt({ segments, seconds, timescale }: FilmTrack, n: number): Repeated {
  const turn = Math.floor(n / segments.length);
  const segment = segments[n - turn * segments.length] as Segment;
  const start = turn * seconds + segment.start;
  return {
    n,
    segment,
    start,
    end: start + segment.seconds,
    shift: BigInt(turn) * BigInt(Math.round(seconds * timescale)),
  };
}

/** Number of the segment that holds a moment of the timeline. */
export function numberAt({ segments, seconds }: FilmTrack, at: number): number {
  const turn = Math.floor(at / seconds);
  const within = at - turn * seconds;
  const index = segments.findLastIndex(({ start }) => start <= within);
  return turn * segments.length + Math.max(0, index);
}
