import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';

/** Delay after a premiere's start until viewers can join, in milliseconds (product document 1, section 9). */
export const JOIN_DELAY_MS = 30_000;

/** Phase of a premiere: future, started but not joinable, joinable, or over. */
export type PremierePhase = 'before' | 'starting' | 'on' | 'over';

/** Start and end of a premiere, in milliseconds by the server's clock. */
export interface PremiereTimes {
  start: number;
  end: number;
}

/** Times of a film's premiere, which lasts as long as the film; undefined without a premiere. */
export function premiereTimes({
  premiereRelease,
  duration = 0,
}: Pick<VideoDetails, 'premiereRelease' | 'duration'>): PremiereTimes | undefined {
  const start = Date.parse(premiereRelease?.scheduledAt ?? '');
  return Number.isNaN(start) ? undefined : { start, end: start + duration * 1000 };
}

/** Phase of a premiere at a time. One shorter than the join delay is never joinable. */
export function phaseAt({ start, end }: PremiereTimes, now: number): PremierePhase {
  if (now < start) return 'before';
  if (now >= end) return 'over';
  return now < start + JOIN_DELAY_MS ? 'starting' : 'on';
}

/** Time of the next phase; undefined if the premiere is over. */
export const nextPhaseAt = ({ start, end }: PremiereTimes, now: number): number | undefined =>
  [start, Math.min(start + JOIN_DELAY_MS, end), end].find((moment) => moment > now);

/** Shared playback position of a premiere, in seconds. */
export const getPremierePhase = ({ start }: Pick<PremiereTimes, 'start'>, now: number): number =>
  Math.max(0, now - start) / 1000;
