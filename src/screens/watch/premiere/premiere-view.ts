import type { PremierePhase, PremiereTimes } from './phase.ts';

/** How a viewer watches a premiere: shared, or on their own. */
export type PremiereChoice = 'join' | 'beginning' | 'play';

/** State of a premiere that was not over when the page was opened. */
export interface PremiereView {
  phase: PremierePhase;
  times: PremiereTimes;
  /** Server clock minus browser clock, in milliseconds; undefined until known. */
  clockOffset: number | undefined;
  /** Whether the server did not answer when asked if the premiere has started; it is asked again. */
  isFailing: boolean;
  /** Whether the premiere's dialog is open or was dismissed (`away`); undefined until known. */
  modal: 'open' | 'away' | undefined;
  /** Asks the server again immediately whether the premiere has begun. */
  ask: () => void;
  choose: (choice: PremiereChoice) => void;
  /** Closes the premiere dialog. */
  dismiss: () => void;
}
