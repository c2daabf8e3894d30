import type { VideoDetails } from '#schemas/wire/playback.ts';

/** Where an event is: still to come, on, or over. */
export type Phase = 'before' | 'live' | 'over';

/** What tells where an event is; times in milliseconds, by the server's clock. */
export type EventTimes = Pick<VideoDetails, 'live' | 'startDate' | 'endDate' | 'requestedAt' | 'programmingInfo'>;

/** Where an event was when the server was asked. */
export function phaseOf({ live, endDate, requestedAt }: EventTimes): Phase {
  if (live) return 'live';
  return endDate !== undefined && requestedAt >= endDate ? 'over' : 'before';
}

/** When another programme is on, by what the server said. */
function nextProgramme({ programmingInfo, requestedAt }: EventTimes): number[] {
  const { currentProgramme, nextProgramme: next } = programmingInfo ?? {};
  return [currentProgramme?.endDate, next?.startDate].flatMap((instant) => {
    const at = Date.parse(instant ?? '');
    return at > requestedAt ? [at] : [];
  });
}

/** When an event begins, ends, or shows another programme, by what the server said; undefined where nothing changes any more. */
export function nextChange(event: EventTimes): number | undefined {
  const { startDate, endDate } = event;
  const phase = phaseOf(event);
  if (phase === 'before') return startDate;
  if (phase === 'over') return undefined;
  const moments = [...(endDate === undefined ? [] : [endDate]), ...nextProgramme(event)];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
