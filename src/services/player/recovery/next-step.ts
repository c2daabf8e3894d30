import { isDenied, isGone, type MediaFaultKind } from '../media-fault.ts';

/** What is known when something went wrong. */
export interface Setback {
  kind: MediaFaultKind | 'refused';
  /** Of the answer that failed; undefined where there was none. */
  status: number | undefined;
  isOnline: boolean;
  /** How often it was begun anew since it played last. */
  attempts: number;
  /** Milliseconds since it played last, or since it was to begin. */
  since: number;
  /** Addresses of the title that were not tried since it played last. */
  untried: number;
  /** Whether its addresses and their tokens were asked for anew since it played last. */
  isRenewed: boolean;
  /** Whether it is known where the segment ends that failed, and what follows it can be played. */
  canSkip: boolean;
  /** Whether the title has played at all since it was opened. */
  hasPlayed: boolean;
}

/** What is done about it. */
export type Step =
  /** The network is gone: it is begun anew when it is back. */
  | { do: 'wait' }
  /**
   * Begun anew after so many milliseconds: with the same address or the next one, with new tokens or the old ones, and so many seconds
   * further on, where it stood still at a place twice.
   */
  | { do: 'again'; after: number; address: 'same' | 'next'; renew: boolean; skip: number }
  /** The segment is nowhere: what follows it is played, once everything before it has been. */
  | { do: 'skip' }
  | { do: 'giveUp' };

/** First and longest wait, in milliseconds. */
const FIRST = 500;
const LONGEST = 8000;
/** What is tried for longer than this, in milliseconds, or more often is given up: the viewer may then ask for it. */
const PATIENCE = 60_000;
const MOST = 8;

/** Exponential, and spread, so that not all who lost a server come back to it in one moment. `random` is 0 to 1. */
export const backoff = (attempts: number, random: number): number =>
  Math.round(Math.min(LONGEST, FIRST * 2 ** attempts) * (0.5 + random / 2));

/** A place that cannot be played, such as a damaged segment, is left behind by steps of so many seconds. */
const SKIP = 2;

/** A decoder that fails so many times before the first frame is taken for one that cannot play the stream. */
const MOST_BEFORE_FIRST_FRAME = 3;

/**
 * What is done when playback cannot go on: it is begun anew where it was, a bounded number of times. What was refused for want of
 * a right is asked for with new tokens once; what is not there is looked for at the title's next address; what cannot be decoded
 * is as well, since it is encoded otherwise there.
 */
export function nextStep(setback: Setback, random: number): Step {
  const { kind, status, isOnline, attempts, since, untried, isRenewed, canSkip, hasPlayed } = setback;
  const again = (after: number, more: { address?: 'next'; renew?: boolean } = {}): Step => ({
    do: 'again',
    after,
    address: more.address ?? 'same',
    renew: more.renew ?? false,
    skip: (kind === 'media' || kind === 'stalled') && attempts > 1 ? SKIP : 0,
  });
  const giveUp: Step = { do: 'giveUp' };
  if (kind === 'refused') return giveUp;
  if (kind === 'unsupported' || kind === 'protected') return untried > 0 ? again(0, { address: 'next' }) : giveUp;
  if (isDenied(status)) return isRenewed ? giveUp : again(0, { renew: true });
  if (!isOnline && status === undefined && kind !== 'media') return { do: 'wait' };
  const most = kind === 'media' && !hasPlayed ? MOST_BEFORE_FIRST_FRAME : MOST;
  if (attempts >= most || since > PATIENCE) return giveUp;
  const after = backoff(attempts, random);
  if (isGone(status)) {
    if (untried > 0) return again(0, { address: 'next' });
    if (kind === 'segment' && canSkip) return isRenewed ? { do: 'skip' } : again(0, { renew: true });
    // An address may have moved: the server knows the new one.
    return isRenewed && attempts > 2 ? giveUp : again(after, { renew: true });
  }
  if (kind === 'media' && attempts === 0) return again(0);
  // A server that fails may not be the only one.
  if (untried > 0 && attempts > 0) return again(after, { address: 'next' });
  return again(after, { renew: kind !== 'media' && attempts > 0 });
}
