import type { DisputeReport } from './provider.ts';

export type DisputeState = DisputeReport['state'];

/** A won dispute can be lost by a second chargeback, and a lost one stays lost. */
const RANKS: Record<DisputeState, number> = { OPEN: 0, WON: 1, LOST: 2 };

/** Returns the state of a dispute after a report, so that reports may arrive in any order and any number of times. */
export const advanceDispute = (state: DisputeState, reported: DisputeState): DisputeState =>
  RANKS[reported] > RANKS[state] ? reported : state;
