import type { AdUnit } from './ad-session.ts';
import type { LinearAd } from './linear-ad.ts';
import type { BreakPlace } from './vmap.ts';

/** Ad break of one playback. */
export interface Break {
  format: AdUnit['adFormat'];
  place: BreakPlace;
  /** Whether the break was played or failed; it is not played again. */
  isOver: boolean;
  /** Loads the ads of the break. Repeated calls share one request. */
  load: () => Promise<LinearAd[]>;
  /** Sends `breakStart`, `breakEnd` or `error` to the tracking URLs of the break. */
  tellServer: (event: string, code?: number) => void;
}

/** Preload time before a break, in seconds. */
const AHEAD = 8;

/** Position of a break in seconds; undefined if it is unknown or after the end. */
export function secondsOf(place: BreakPlace, duration: number): number | undefined {
  const seconds = 'seconds' in place ? place.seconds : place.part * duration;
  return Number.isFinite(seconds) && !(seconds >= duration) ? seconds : undefined;
}

/**
 * Returns the break to play after playback moved between two positions (seconds). Of several, only the last is
 * returned, so that seeking ahead shows one break.
 */
export function dueBreak(breaks: readonly Break[], from: number, to: number, duration: number): Break | undefined {
  return lastOf(breaks, duration, (at) => at > from && at <= to);
}

/** Returns the next break within the preload time. */
export function comingBreak(breaks: readonly Break[], position: number, duration: number): Break | undefined {
  return lastOf(breaks, duration, (at) => at > position && at <= position + AHEAD);
}

function lastOf(breaks: readonly Break[], duration: number, fits: (at: number) => boolean): Break | undefined {
  let found: { one: Break; at: number } | undefined;
  for (const one of breaks) {
    const at = secondsOf(one.place, duration);
    if (one.isOver || at === undefined || at === 0 || !fits(at) || (found && found.at > at)) continue;
    found = { one, at };
  }
  return found?.one;
}
