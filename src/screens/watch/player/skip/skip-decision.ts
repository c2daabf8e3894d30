import type { SkipMarker } from '#renderers/ports/player.ts';
import type { Preferences } from '#schemas/wire/preferences.ts';

type Rules = Preferences['player']['skip'];

/** What is done about the part that plays now. */
export type SkipDecision =
  | { do: 'nothing' }
  /** A button offers to skip it, for as long as it plays. */
  | { do: 'offer'; marker: SkipMarker }
  | { do: 'skip'; marker: SkipMarker };

/** Seconds before its end from which on skipping a part is not worth it. */
const ALL_BUT_OVER = 0.5;

const rules = { INTRO: 'intro', RECAP: 'recap', CREDITS: 'credits' } as const;

/** Names a part of one title. */
export const markerKey = ({ type, start }: SkipMarker): string => `${type} ${start}`;

/** What decides it. */
export interface SkipSituation {
  /** Seconds. */
  position: number;
  markers: readonly SkipMarker[];
  skip: Rules;
  /** What was skipped by itself before, by `markerKey`: whoever goes back to it wants to see it. */
  skipped: ReadonlySet<string>;
}

/** Decides whether the part that plays now is skipped (play-08). */
export function skipDecision({ position, markers, skip, skipped }: SkipSituation): SkipDecision {
  const marker = markers.find(({ start, end }) => start <= position && position < end - ALL_BUT_OVER);
  const rule = marker && skip[rules[marker.type]];
  if (!marker || rule === 'never') return { do: 'nothing' };
  return { do: rule === 'always' && !skipped.has(markerKey(marker)) ? 'skip' : 'offer', marker };
}
