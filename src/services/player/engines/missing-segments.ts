import { isGone, MediaFault } from '../media-fault.ts';

/** A segment that is not there for so many milliseconds, in any rendition, is taken for missing. */
const MISSING_AFTER_MS = 1000;

/** One answer for a segment. */
export interface SegmentAnswer {
  type: string;
  /** Where it begins and ends, in seconds of the timeline. */
  start: number;
  end: number;
  status: number | undefined;
}

/**
 * Tells a segment that is missing from one that came late: the fault of an answer, once there has been nothing for a while. Engines go on
 * asking for half a minute.
 * @param now milliseconds of a clock that only goes forwards
 */
export function watchMissing(now: () => number): (answer: SegmentAnswer) => MediaFault | undefined {
  const firstAt = new Map<string, number>();
  return ({ type, start, end, status }) => {
    const key = `${type} ${start.toFixed(1)}`;
    if (!isGone(status)) {
      firstAt.delete(key);
      return undefined;
    }
    const first = firstAt.get(key) ?? now();
    firstAt.set(key, first);
    if (now() - first < MISSING_AFTER_MS) return undefined;
    return new MediaFault('segment', { status, detail: `${type} segment at ${start}`, until: end });
  };
}
