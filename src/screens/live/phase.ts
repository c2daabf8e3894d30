import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';

/** Phase of an event: future, live, or ended. */
export type Phase = 'before' | 'live' | 'over';

/** Properties that determine an event's phase; times in milliseconds, by the server's clock. */
export type PhaseTimes = Pick<VideoDetails, 'live' | 'startDate' | 'endDate' | 'requestedAt' | 'programmingInfo'>;

/** Phase of an event at the time of the response. */
export function phaseOf({ live, endDate, requestedAt }: PhaseTimes): Phase {
  if (live) return 'live';
  return endDate !== undefined && requestedAt >= endDate ? 'over' : 'before';
}

/** Times at which the current programme changes, according to the response. */
function nextProgramme({ programmingInfo, requestedAt }: PhaseTimes): number[] {
  const { currentProgramme, nextProgramme: next } = programmingInfo ?? {};
  return [currentProgramme?.endDate, next?.startDate].flatMap((instant) => {
    const at = Date.parse(instant ?? '');
    return at > requestedAt ? [at] : [];
  });
}

/** Time of the event's next change: start, end, or another programme; undefined if none is left. */
export function nextChange(event: PhaseTimes): number | undefined {
  const { startDate, endDate } = event;
  const phase = phaseOf(event);
  if (phase === 'before') return startDate;
  if (phase === 'over') return undefined;
  const moments = [...(endDate === undefined ? [] : [endDate]), ...nextProgramme(event)];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
