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

/** Whether a media element has loaded what follows its position. */
export const hasDataAt = ({ buffered, currentTime }: HTMLMediaElement): boolean => {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) > currentTime + 0.5) return true;
  return false;
};

/** How often it is looked whether everything before a missing segment has been played, in milliseconds. */
const LOOK_MS = 250;

/** A position counts as that of a missing segment from so many seconds before it on. */
const BEFORE_SECONDS = 1;

/** A part of a timeline that has no data: from when to when it lasts, in seconds of the media element's timeline. */
export interface Gap {
  start: number;
  end: number;
}

/**
 * Continues behind a missing segment of a live stream once everything before it has been played, and the stream has more. A segment
 * that arrives late meanwhile is played.
 * @param findEdge the end of what the stream has, in seconds; undefined while it is not known
 * @returns what ends the wait
 */
export function jumpOverGap(
  element: HTMLMediaElement,
  { start, end }: Gap,
  { findEdge, onJump }: { findEdge: () => number | undefined; onJump: () => void },
): () => void {
  const timer = setInterval(() => {
    const { currentTime } = element;
    if (currentTime >= end) return clearInterval(timer);
    if (currentTime < start - BEFORE_SECONDS || hasDataAt(element)) return;
    if (!((findEdge() ?? 0) > end)) return;
    clearInterval(timer);
    element.currentTime = end;
    onJump();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** So many seconds before a gap the position counts as at it. */
const AT_GAP_SECONDS = 0.1;

/** `HTMLMediaElement.HAVE_METADATA`: before it a new position is forgotten. */
const HAVE_METADATA = 1;

/**
 * Continues behind a gap of a film's timeline whenever the position is at it or in it, also after a seek.
 * @param onJump called after each jump over a gap, also after one of the engine
 * @returns what ends that
 */
export function skipGaps(element: HTMLMediaElement, gaps: readonly Gap[], onJump: () => void): () => void {
  if (gaps.length === 0) return () => {};
  let last = Number.NaN;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const { currentTime, readyState, paused, playbackRate } = element;
    // Timers of a busy page are late: the position may have moved on by more than one step.
    const reach = ((performance.now() - lookedAt) / 1000) * playbackRate + BEFORE_SECONDS;
    const isJumpOver = ({ start, end }: Gap) =>
      last < end && last + reach >= start && currentTime >= end && currentTime <= end + reach;
    if (gaps.some(isJumpOver)) onJump();
    // Picture or sound may end a little before the gap.
    const isStuck = currentTime === last && !paused && !hasDataAt(element);
    last = currentTime;
    lookedAt = performance.now();
    const before = isStuck ? BEFORE_SECONDS : AT_GAP_SECONDS;
    const gap = gaps.find(({ start, end }) => currentTime >= start - before && currentTime < end);
    if (gap && readyState >= HAVE_METADATA) element.currentTime = gap.end;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
