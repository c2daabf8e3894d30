import useSWR from 'swr';
import { type Phase, nextChange, phaseOf } from '../live/phase.ts';
import type { KnownEvent, MultiViewSource } from './source.ts';

/** Minimum time between two requests for an event, and maximum timer duration; milliseconds. */
const [LEAST, LONGEST] = [1000, 3_600_000];

function untilChange({ event, clockOffset }: KnownEvent): number {
  const change = nextChange(event);
  return change === undefined ? 0 : Math.min(LONGEST, Math.max(LEAST, change - Date.now() - (clockOffset ?? 0)));
}

/** Data of an event in a tile. */
export interface TileEvent {
  /** The tile's event and phase; undefined until loaded. */
  event: KnownEvent['event'] | undefined;
  phase: Phase | undefined;
  /** Whether loading the event failed. */
  isFailed: boolean;
  retry: () => void;
}

/** Loads a tile's event; refetches it at its start and end and when it has changed. */
export function useTileEvent(
  id: number,
  { load, keyOf, isGone }: MultiViewSource,
  drawn: KnownEvent | undefined,
): TileEvent {
  const { data, error, mutate } = useSWR<KnownEvent, unknown>(keyOf(id), () => load(id), {
    ...(drawn && { fallbackData: drawn }),
    revalidateOnMount: true,
    refreshInterval: (known) => (known ? untilChange(known) : 0),
    shouldRetryOnError: (failure: unknown) => !isGone(failure),
  });
  const event = data?.event;
  return {
    event,
    phase: isGone(error) ? 'over' : event && phaseOf(event),
    isFailed: error !== undefined && event === undefined,
    retry: () => void mutate(),
  };
}
