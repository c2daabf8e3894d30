import { isGone, MediaFault } from '../media-fault.ts';

/** A segment that fails in all renditions for this long, in milliseconds, counts as missing. */
const MISSING_AFTER_MS = 1000;

/** Response to a segment request. */
export interface SegmentAnswer {
  type: string;
  /** Start and end in seconds of the media timeline. */
  start: number;
  end: number;
  status: number | undefined;
}

/**
 * Detects missing segments: returns a fault once a segment was absent for a while, since engines would retry for half
 * a minute. A segment that arrives late is no fault.
 * @param now milliseconds of a monotonic clock
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

/** Whether the media element has buffered data after its current position. */
export const hasDataAt = ({ buffered, currentTime }: HTMLMediaElement): boolean => {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) > currentTime + 0.5) return true;
  return false;
};

/** Polling interval in milliseconds. */
const LOOK_MS = 250;

/** From this many seconds before a missing segment on, the position counts as having reached it. */
const BEFORE_SECONDS = 1;

/** Gap in the timeline, from start to end in seconds. */
export interface Gap {
  start: number;
  end: number;
}

/**
 * Jumps over a missing segment of a live stream once everything before it was played and the stream has more. A
 * segment that arrives late is played.
 * @param findEdge end of the available stream in seconds; undefined if unknown
 * @returns a function that cancels the jump
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

/** From this many seconds before a gap on, the position counts as having reached it. */
const AT_GAP_SECONDS = 0.1;

/** `HTMLMediaElement.HAVE_METADATA`: earlier the element ignores a new position. */
const HAVE_METADATA = 1;

/**
 * Jumps over gaps in a video's timeline whenever the position reaches or enters one, also by a seek.
 * @param onJump called after each jump over a gap, also after a jump of the engine
 * @returns a function that stops it
 */
export function skipGaps(element: HTMLMediaElement, gaps: readonly Gap[], onJump: () => void): () => void {
  if (gaps.length === 0) return () => {};
  let last = Number.NaN;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const { currentTime, readyState, paused, playbackRate } = element;
    // On a busy page timers may be late, so the position may have advanced by more than one interval since the last
    // check.
    const reach = ((performance.now() - lookedAt) / 1000) * playbackRate + BEFORE_SECONDS;
    const isJumpOver = ({ start, end }: Gap) =>
      last < end && last + reach >= start && currentTime >= end && currentTime <= end + reach;
    if (gaps.some(isJumpOver)) onJump();
    // Video or audio may end slightly before the gap, so the position may stop short of it.
    const isStuck = currentTime === last && !paused && !hasDataAt(element);
    last = currentTime;
    lookedAt = performance.now();
    const before = isStuck ? BEFORE_SECONDS : AT_GAP_SECONDS;
    const gap = gaps.find(({ start, end }) => currentTime >= start - before && currentTime < end);
    if (gap && readyState >= HAVE_METADATA) element.currentTime = gap.end;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
