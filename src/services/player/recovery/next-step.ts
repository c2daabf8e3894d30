import { isDenied, isGone, type MediaFaultKind } from '../media-fault.ts';

/** What is known after a playback fault. The recovery step is chosen by it. */
export interface Setback {
  kind: MediaFaultKind | 'refused';
  /** HTTP status of the failed response; undefined if there was none. */
  status: number | undefined;
  isOnline: boolean;
  /** Number of restarts since the title last played. */
  attempts: number;
  /** Milliseconds since the title last played or, if it never did, since it was opened. */
  since: number;
  /** Number of the title's URLs that were not tried since it last played. */
  untried: number;
  /** Whether URLs and tokens were renewed since the title last played. */
  isRenewed: boolean;
  /** Whether the end of the failed segment is known and the content after it can be played. */
  canSkip: boolean;
  /** Whether the title has played since it was opened. */
  hasPlayed: boolean;
}

/** Recovery step after a playback fault. */
export type RecoveryStep =
  /** The browser is offline: restart when the network is back. */
  | { do: 'wait' }
  /**
   * Restart after `after` milliseconds, with the same or the next URL and with old or renewed tokens. If playback
   * stalled twice at the same position, restart `skip` seconds further on.
   */
  | { do: 'again'; after: number; address: 'same' | 'next'; renew: boolean; skip: number }
  /** The segment is missing in all renditions: play what follows it, once everything before it was played. */
  | { do: 'skip' }
  | { do: 'giveUp' };

/** Minimum and maximum backoff, in milliseconds. */
const FIRST = 500;
const LONGEST = 8000;
/** Recovery ends after this time, in milliseconds, or number of attempts; the viewer may then retry. */
const RECOVERY_TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 8;

/**
 * Exponential backoff with jitter in milliseconds, so that clients do not return to a failed server at the same
 * moment. `random` is 0 to 1.
 */
export const backoff = (attempts: number, random: number): number =>
  Math.round(Math.min(LONGEST, FIRST * 2 ** attempts) * (0.5 + random / 2));

/** Number of seconds to skip if the stream cannot be played at a position, for example because a segment is damaged. */
const SKIP = 2;

/** After this many decoder failures before the first frame the stream counts as unsupported. */
const MOST_BEFORE_FIRST_FRAME = 3;

/**
 * Chooses the recovery step: a bounded number of restarts at the current position. Denied requests renew the tokens
 * once; a missing resource or undecodable media moves on to the title's next URL, which may be encoded differently.
 */
export function nextStep(setback: Setback, random: number): RecoveryStep {
  const { kind, status, isOnline, attempts, since, untried, isRenewed, canSkip, hasPlayed } = setback;
  const again = (after: number, more: { address?: 'next'; renew?: boolean } = {}): RecoveryStep => ({
    do: 'again',
    after,
    address: more.address ?? 'same',
    renew: more.renew ?? false,
    skip: (kind === 'media' || kind === 'stalled') && attempts > 1 ? SKIP : 0,
  });
  const giveUp: RecoveryStep = { do: 'giveUp' };
  if (kind === 'refused') return giveUp;
  if (kind === 'unsupported' || kind === 'protected') return untried > 0 ? again(0, { address: 'next' }) : giveUp;
  if (isDenied(status)) return isRenewed ? giveUp : again(0, { renew: true });
  if (!isOnline && status === undefined && kind !== 'media') return { do: 'wait' };
  const most = kind === 'media' && !hasPlayed ? MOST_BEFORE_FIRST_FRAME : MAX_ATTEMPTS;
  if (attempts >= most || since > RECOVERY_TIMEOUT_MS) return giveUp;
  const after = backoff(attempts, random);
  if (isGone(status)) {
    if (untried > 0) return again(0, { address: 'next' });
    if (kind === 'segment' && canSkip) return isRenewed ? { do: 'skip' } : again(0, { renew: true });
    // The title may have moved to another URL, so the server is asked for new URLs.
    return isRenewed && attempts > 2 ? giveUp : again(after, { renew: true });
  }
  if (kind === 'media' && attempts === 0) return again(0);
  // If a server failed, the title's other URLs may still work.
  if (untried > 0 && attempts > 0) return again(after, { address: 'next' });
  return again(after, { renew: kind !== 'media' && attempts > 0 });
}
