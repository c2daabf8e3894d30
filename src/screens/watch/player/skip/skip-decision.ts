import type { SkipMarker } from '#renderers/ports/player.ts';
import type { Preferences } from '#schemas/wire/identity/preferences.ts';

type Rules = Preferences['player']['skip'];

/** What to do about the current part. */
export type SkipDecision =
  | { do: 'nothing' }
  /** Shows a skip button while the part plays. */
  | { do: 'offer'; marker: SkipMarker }
  | { do: 'skip'; marker: SkipMarker };

/** Remaining seconds of a part below which skipping is pointless. */
const ALL_BUT_OVER = 0.5;

const rules = { INTRO: 'intro', RECAP: 'recap', CREDITS: 'credits' } as const;

/** Identifies a part of a title. */
export const markerKey = ({ type, start }: SkipMarker): string => `${type} ${start}`;

/** Inputs of the skip decision. */
export interface SkipSituation {
  /** Playback position, in seconds. */
  position: number;
  markers: readonly SkipMarker[];
  skip: Rules;
  /**
   * Keys (`markerKey`) of parts that were skipped automatically: seeking back to one means that the viewer wants to see
   * it.
   */
  skipped: ReadonlySet<string>;
}

/** Decides whether the current part is skipped (play-08). */
export function skipDecision({ position, markers, skip, skipped }: SkipSituation): SkipDecision {
  const marker = markers.find(({ start, end }) => start <= position && position < end - ALL_BUT_OVER);
  const rule = marker && skip[rules[marker.type]];
  if (!marker || rule === 'never') return { do: 'nothing' };
  return { do: rule === 'always' && !skipped.has(markerKey(marker)) ? 'skip' : 'offer', marker };
}
