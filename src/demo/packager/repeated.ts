import type { FilmTrack } from './film-files.ts';
import type { Segment } from './sidx.ts';

/**
 * A segment of a video that loops without end on one timeline. Segment n of the timeline is segment n modulo the
 * video's number of segments, with its times shifted by the loops before it. Timelines start at 0; those of live
 * streams start in 1970, so that every server instance has the same segment at the same time without shared state.
 */
export interface RepeatedStream {
  n: number;
  segment: Segment;
  /** Start and end on the timeline, in seconds. */
  start: number;
  end: number;
  /** Time shift in ticks of the track. */
  shift: bigint;
}

/** Returns segment n of a looped track. */
export function segmentAt({ segments, seconds, timescale }: FilmTrack, n: number): RepeatedStream {
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

/** Returns the number of the segment at a time of the timeline, in seconds. */
export function numberAt({ segments, seconds }: FilmTrack, at: number): number {
  const turn = Math.floor(at / seconds);
  const within = at - turn * seconds;
  const index = segments.findLastIndex(({ start }) => start <= within);
  return turn * segments.length + Math.max(0, index);
}
