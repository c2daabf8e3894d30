import type { SkipMarker } from '#renderers/ports/player.ts';
import type { Preferences } from '#schemas/wire/identity/preferences.ts';

type Rules = Preferences['player']['skip'];

/** What the player does about the segment (intro, recap or credits) at the current position. */
export type SkipDecision =
  | { do: 'nothing' }
  /** Shows a button that skips the segment while it plays. */
  | { do: 'offer'; marker: SkipMarker }
  | { do: 'skip'; marker: SkipMarker };

/** If fewer than this many seconds of a segment remain, skipping it is pointless. */
const ALL_BUT_OVER = 0.5;

const rules = { INTRO: 'intro', RECAP: 'recap', CREDITS: 'credits' } as const;

/** Key that identifies a segment (intro, recap or credits) of a title. */
export const markerKey = ({ type, start }: SkipMarker): string => `${type} ${start}`;

/** Inputs of the skip decision. */
export interface SkipSituation {
  /** Playback position, in seconds. */
  position: number;
  markers: readonly SkipMarker[];
  skip: Rules;
  /**
   * Keys (`markerKey`) of segments that were skipped automatically. If the viewer seeks back to one, they want to see
   * it, so it is not skipped again.
   */
  skipped: ReadonlySet<string>;
}

/** Decides whether the segment at the current position is skipped (play-08). */
export function skipDecision({ position, markers, skip, skipped }: SkipSituation): SkipDecision {
  const marker = markers.find(({ start, end }) => start <= position && position < end - ALL_BUT_OVER);
  const rule = marker && skip[rules[marker.type]];
  if (!marker || rule === 'never') return { do: 'nothing' };
  return { do: rule === 'always' && !skipped.has(markerKey(marker)) ? 'skip' : 'offer', marker };
}
