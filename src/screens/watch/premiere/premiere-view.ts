import type { PremierePhase, PremiereTimes } from './phase.ts';

/** How a viewer watches a film's premiere: with everybody, or by themselves. */
export type PremiereChoice = 'join' | 'beginning' | 'play';

/** A premiere that is not over, or was not when the page was opened, as its page shows it. */
export interface PremiereView {
  phase: PremierePhase;
  times: PremiereTimes;
  /** How far the server's clock is ahead of the browser's, in milliseconds; undefined until it is known. */
  clockOffset: number | undefined;
  /** Whether the server could not say yet whether it has begun, and is asked again. */
  isFailing: boolean;
  /** Whether the live modal is open, has been put away, or nothing is known of it yet. */
  modal: 'open' | 'away' | undefined;
  /** Asks the server again, now. */
  ask: () => void;
  choose: (choice: PremiereChoice) => void;
  /** Puts the live modal away. */
  dismiss: () => void;
}
