/** Sample of a playback, taken once per second. */
export interface Pulse {
  /** Milliseconds of a monotonic clock. */
  now: number;
  position: number;
  /** Whether it should be playing: neither paused nor ended. Seeking counts as playing. */
  isWanted: boolean;
  /** Whether the media element has buffered data ahead. */
  hasData: boolean;
  /** Seconds to the end according to the duration; infinite for live streams. */
  left: number;
}

/** Advice about a stalled playback. */
export type StallAdvice = 'none' | 'nudge' | 'tell' | 'restart' | 'end';

/** Stall times in milliseconds: seek slightly forward; inform the viewer; restart. */
const NUDGE = 3000;
const TELL = 8000;
const RESTART_WITH_DATA = 8000;
const RESTART_WITHOUT = 20_000;
/**
 * A stall within this many seconds of the end, without buffered data, counts as the end: the declared duration is too
 * long.
 */
const LAST = 0.5;

/**
 * Checks that the position advances. Engines fix most stalls themselves. In a longer stall the watch first advises a
 * small seek forward and then restarts, so that no loading indicator lasts forever. If samples are 5 s apart, the
 * machine slept, and the watch starts anew.
 */
export function watchStalls(): (pulse: Pulse) => StallAdvice {
  let since = 0;
  let last: Pulse | undefined;
  let nudged = false;
  return (pulse) => {
    const { now, position, isWanted, hasData, left } = pulse;
    const slept = last !== undefined && now - last.now > 5000;
    const moved = last === undefined || position !== last.position;
    last = pulse;
    if (!isWanted || moved || slept) {
      since = now;
      nudged = false;
      return 'none';
    }
    const still = now - since;
    if (!hasData && left < LAST && still >= NUDGE) return 'end';
    if (still >= (hasData ? RESTART_WITH_DATA : RESTART_WITHOUT)) {
      since = now;
      nudged = false;
      return 'restart';
    }
    if (hasData && still >= NUDGE && !nudged) {
      nudged = true;
      return 'nudge';
    }
    return still >= TELL ? 'tell' : 'none';
  };
}
