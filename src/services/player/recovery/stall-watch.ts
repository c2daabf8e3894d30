/** What is looked at, once a second. */
export interface Pulse {
  /** Milliseconds, of a clock that only goes forwards. */
  now: number;
  position: number;
  /** Whether it should be playing: neither paused nor at its end. A place that it was sent to counts as well. */
  isWanted: boolean;
  /** Whether the media element has what comes next. */
  hasData: boolean;
  /** Seconds to the end, as it is told; a live stream has none. */
  left: number;
}

/** What a picture that stands still asks for. */
export type StallAdvice = 'none' | 'nudge' | 'tell' | 'restart' | 'end';

/** After how many milliseconds without a move: a push over a gap; a word to the viewer; all from the beginning. */
const NUDGE = 3000;
const TELL = 8000;
const RESTART_WITH_DATA = 8000;
const RESTART_WITHOUT = 20_000;
/** What stands so many seconds before its end, with nothing loaded that comes next, has ended: its length is told too long. */
const LAST = 0.5;

/**
 * Watches that what should be playing moves on. Engines mend most stalls by themselves and are not disturbed at it; what stands
 * still for longer is pushed over the place, and then begun anew, so that no spinner is endless. A machine that slept is not
 * a stall: the watch begins anew after a pause between two looks.
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
