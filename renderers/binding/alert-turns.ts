/** Decides which of several failures is read out aloud: one that comes while another is still being said is not. */
export interface AlertTurns {
  /** Whether it is this one's turn. */
  take: () => boolean;
  /** Forgets the failures so far, as a new page does. */
  reset: () => void;
}

/** How long after one failure others stay quiet, in milliseconds. */
const QUIET_MS = 5000;

/** Makes the turns; `now` tells the time in milliseconds. */
export function createAlertTurns(now: () => number): AlertTurns {
  let last = Number.NEGATIVE_INFINITY;
  return {
    take() {
      const at = now();
      if (at - last < QUIET_MS) return false;
      last = at;
      return true;
    },
    reset() {
      last = Number.NEGATIVE_INFINITY;
    },
  };
}

/** The turns of all rows: without the network all of them fail at once. */
export const alertTurns = createAlertTurns(() => performance.now());
