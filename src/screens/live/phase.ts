import type { VideoDetails } from '#schemas/wire/playback.ts';

/** Where an event is: still to come, on, or over. */
export type Phase = 'before' | 'live' | 'over';

/** What tells where an event is; times in milliseconds, by the server's clock. */
export type EventTimes = Pick<VideoDetails, 'live' | 'startDate' | 'endDate' | 'requestedAt'>;

/** Where an event was when the server was asked. */
export function phaseOf({ live, endDate, requestedAt }: EventTimes): Phase {
  if (live) return 'live';
  return endDate !== undefined && requestedAt >= endDate ? 'over' : 'before';
}

/** When an event is elsewhere next, by what the server said; undefined where nothing changes any more. */
export function nextChange(event: EventTimes): number | undefined {
  const phase = phaseOf(event);
  if (phase === 'before') return event.startDate;
  return phase === 'live' ? event.endDate : undefined;
}
