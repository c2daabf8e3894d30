import type { SkipMarker } from '#renderers/ports/player.ts';

/** What to do about the next title. */
export type NextDecision =
  | { do: 'nothing' }
  /** Offers it, with the remaining seconds if it starts automatically. */
  | { do: 'offer'; remaining?: number }
  | { do: 'go' }
  /** At the end: the viewer chooses between the next title and replaying this one. */
  | { do: 'choose' };

/** Credits that end earlier than this many seconds before the end are followed by a scene. */
const AT_THE_END = 10;
/** Without credits the next title is offered in the last seconds, limited to this share of a short film. */
const LAST_SECONDS = 20;
const LAST_PART = 0.1;

/** Final credits of a film; undefined if there are none or a scene follows. */
export const finalCredits = (markers: readonly SkipMarker[], duration: number): SkipMarker | undefined =>
  markers.findLast(({ type, end }) => type === 'CREDITS' && duration - end < AT_THE_END);

/** Position in seconds from which the next title is offered. */
export const offeredFrom = (markers: readonly SkipMarker[], duration: number): number =>
  finalCredits(markers, duration)?.start ?? duration - Math.min(LAST_SECONDS, duration * LAST_PART);

/** Inputs of the decision; times in seconds. */
export interface NextSituation {
  hasNext: boolean;
  ended: boolean;
  position: number;
  duration: number;
  markers: readonly SkipMarker[];
  /** Position at which the offer was first shown. */
  shownAt: number;
  seconds: number;
  /** Whether the viewer has cancelled the offer. */
  cancelled: boolean;
  autoAdvance: boolean;
  nextCountdown: boolean;
}

/** Decides whether the next title is offered, counted down to, or started (play-08). */
export function nextDecision(situation: NextSituation): NextDecision {
  const { hasNext, ended, position, duration, markers, shownAt, seconds, cancelled, autoAdvance, nextCountdown } =
    situation;
  if (!hasNext || duration === 0) return { do: 'nothing' };
  if (ended) return { do: cancelled || !autoAdvance ? 'choose' : 'go' };
  if (cancelled || position < offeredFrom(markers, duration)) return { do: 'nothing' };
  if (!autoAdvance || !nextCountdown) return { do: 'offer' };
  const remaining = Math.min(seconds - (position - shownAt), duration - position);
  return remaining > 0 ? { do: 'offer', remaining } : { do: 'go' };
}
