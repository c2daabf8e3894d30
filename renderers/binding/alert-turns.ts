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
  let quietUntil = 0;
  return {
    take() {
      const isTurn = now() >= quietUntil;
      if (isTurn) quietUntil = now() + QUIET_MS;
      return isTurn;
    },
    reset() {
      quietUntil = 0;
    },
  };
}

/** The turns of all rows: without the network all of them fail at once. */
export const alertTurns: AlertTurns = createAlertTurns(() => performance.now());
