import type { SkipMarker } from '#renderers/ports/player.ts';

/** What the player does about the next title. */
export type NextDecision =
  | { do: 'nothing' }
  /** Offers the next title. `remaining` is the number of seconds until it starts automatically. */
  | { do: 'offer'; remaining?: number }
  | { do: 'go' }
  /** After the end of this title, the viewer chooses between the next title and watching this one again. */
  | { do: 'choose' };

/** If the credits end earlier than this many seconds before the end, another scene follows them. */
const AT_THE_END = 10;
/**
 * Without credits, the next title is offered in the last seconds. For short videos this is limited to a share of the
 * duration.
 */
const LAST_SECONDS = 20;
const LAST_PART = 0.1;

/** Final credits of a film; undefined if there are none or a scene follows. */
export const finalCredits = (markers: readonly SkipMarker[], duration: number): SkipMarker | undefined =>
  markers.findLast(({ type, end }) => type === 'CREDITS' && duration - end < AT_THE_END);

/** Position in seconds from which the next title is offered. */
export const offeredFrom = (markers: readonly SkipMarker[], duration: number): number =>
  finalCredits(markers, duration)?.start ?? duration - Math.min(LAST_SECONDS, duration * LAST_PART);

/** What the decision about the next title depends on; times in seconds. */
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
