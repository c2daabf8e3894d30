import type { AdUnit } from './ad-session.ts';
import type { LinearAd } from './linear-ad.ts';
import type { BreakPlace } from './vmap.ts';

/** A break of one playback. */
export interface Break {
  format: AdUnit['adFormat'];
  place: BreakPlace;
  /** It is not played again, whatever came of it. */
  isOver: boolean;
  /** Asks for its ads, once. */
  load: () => Promise<LinearAd[]>;
  /** Tells its server, where that asks for it, of `breakStart`, `breakEnd` or `error`. */
  tellServer: (event: string, code?: number) => void;
}

/** Seconds before a break at which its ads are asked for. */
const AHEAD = 8;

/** Where a break is, in seconds; undefined where that is not known, and of what comes after the end. */
export function secondsOf(place: BreakPlace, duration: number): number | undefined {
  const seconds = 'seconds' in place ? place.seconds : place.part * duration;
  return Number.isFinite(seconds) && !(seconds >= duration) ? seconds : undefined;
}

/**
 * The break that is to be played when playback came from one position to another, in seconds: of those in between that are
 * not over the last, so that whoever goes far ahead sees one break, not all of them.
 */
export function dueBreak(breaks: readonly Break[], from: number, to: number, duration: number): Break | undefined {
  return lastOf(breaks, duration, (at) => at > from && at <= to);
}

/** A break that comes soon. */
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
