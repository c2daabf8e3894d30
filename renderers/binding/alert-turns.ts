/**
 * Decides which failures are announced to screen readers: a failure within `QUIET_MS` of an announced one is silent.
 */
export interface AlertTurns {
  /** Whether this failure may be announced now. Starts the quiet period if so. */
  take: () => boolean;
  /** Ends the quiet period; called on navigation to a new page. */
  reset: () => void;
}

/** Quiet period after an announced failure, in milliseconds. */
const QUIET_MS = 5000;

/** @param now Current time in milliseconds. */
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

/** Instance that all rows share, because all of them fail at once when the network is lost. */
export const alertTurns: AlertTurns = createAlertTurns(() => performance.now());
