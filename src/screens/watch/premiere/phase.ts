import type { VideoDetails } from '#schemas/wire/playback.ts';

/** How long after its beginning one may join a premiere, in milliseconds (product document 1, section 9). */
export const LIVE_MODAL_DELAY = 30_000;

/** Where a premiere is: to come, begun but not to be joined yet, on, or over. */
export type PremierePhase = 'before' | 'starting' | 'on' | 'over';

/** When a premiere begins and ends, in milliseconds by the server's clock. */
export interface PremiereTimes {
  start: number;
  end: number;
}

/** When a film's premiere is: it lasts as long as the film. Undefined for a film without one. */
export function premiereTimes({
  premiereRelease,
  duration = 0,
}: Pick<VideoDetails, 'premiereRelease' | 'duration'>): PremiereTimes | undefined {
  const start = Date.parse(premiereRelease?.scheduledAt ?? '');
  return Number.isNaN(start) ? undefined : { start, end: start + duration * 1000 };
}

/** Where a premiere is at a moment. One that is over before it could be joined never could. */
export function phaseAt({ start, end }: PremiereTimes, now: number): PremierePhase {
  if (now < start) return 'before';
  if (now >= end) return 'over';
  return now < start + LIVE_MODAL_DELAY ? 'starting' : 'on';
}

/** When a premiere is in its next phase; undefined for one that is over. */
export const nextPhaseAt = ({ start, end }: PremiereTimes, now: number): number | undefined =>
  [start, Math.min(start + LIVE_MODAL_DELAY, end), end].find((moment) => moment > now);

/** How far a premiere is, in seconds: the place of the film where everybody is. */
export const placeAt = ({ start }: Pick<PremiereTimes, 'start'>, now: number): number =>
  Math.max(0, now - start) / 1000;
