import type { SkipMarker } from '#renderers/ports/player.ts';

/** What is done about the next title. */
export type NextDecision =
  | { do: 'nothing' }
  /** It is offered, and begins by itself after so many seconds where there are any. */
  | { do: 'offer'; remaining?: number }
  | { do: 'go' }
  /** All is over: the viewer chooses between it and seeing this one again. */
  | { do: 'choose' };

/** Credits that end so many seconds before the end are not the last thing that is shown. */
const AT_THE_END = 10;
/** Without credits it is offered for the last seconds, but of a short film for no more than this part of it. */
const LAST_SECONDS = 20;
const LAST_PART = 0.1;

/** The credits that a film ends with; undefined where it has none, or something follows them. */
export const finalCredits = (markers: readonly SkipMarker[], duration: number): SkipMarker | undefined =>
  markers.findLast(({ type, end }) => type === 'CREDITS' && duration - end < AT_THE_END);

/** From which second on the next title is offered. */
export const offeredFrom = (markers: readonly SkipMarker[], duration: number): number =>
  finalCredits(markers, duration)?.start ?? duration - Math.min(LAST_SECONDS, duration * LAST_PART);

/** What decides it; times in seconds. */
export interface NextSituation {
  hasNext: boolean;
  ended: boolean;
  position: number;
  duration: number;
  markers: readonly SkipMarker[];
  /** Where it was when the offer began to be shown. */
  shownAt: number;
  seconds: number;
  /** The viewer wants to see this one to its end. */
  cancelled: boolean;
  autoAdvance: boolean;
  nextCountdown: boolean;
}

/** Decides whether the next title is offered, counted down to, or begun (play-08). */
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
