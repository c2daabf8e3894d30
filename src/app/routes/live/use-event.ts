import { useEffect } from 'react';
import useSWR from 'swr';
import { nextChange } from '#screens/live/phase.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { measureClockOffset } from '#services/api/server-clock.ts';
import { HTTP_NOT_FOUND } from '../../loading/lost-page.ts';
import { useServices } from '../../services.ts';

/** Maximum random delay of a reload in milliseconds, so that viewers of an event do not all reload at once. */
const SPREAD = 800;
/** Minimum time between two reloads and maximum duration of a timer, in milliseconds. */
const LEAST = 1000;
const LONGEST = 3_600_000;

/** Latest known state of an event. */
export interface CurrentEvent {
  event: VideoDetails;
  /** Offset of the server's clock to the browser's in milliseconds (positive: server ahead); undefined until known. */
  clockOffset: number | undefined;
}

/** Live-updated state of an event. */
interface FollowedEvent extends CurrentEvent {
  /** Whether the event was cancelled while the page was open. */
  isGone: boolean;
}

const isLost = (error: unknown) => error instanceof ProblemError && error.problem.status === HTTP_NOT_FOUND;

/** Keeps an event up to date: reloads it when it should start or end and when a push message reports a change. */
export function useEvent(drawn: VideoDetails, isGuest: boolean): FollowedEvent {
  const { api } = useServices();
  const { id } = drawn;
  const { data, error, mutate } = useSWR<CurrentEvent>(
    eventKey(id, isGuest),
    async () => {
      const { answer, clockOffset } = await measureClockOffset(() =>
        api.call('GET /api/v2/event/{id}', { params: { id } }),
      );
      return { event: answer, clockOffset };
    },
    // The event is loaded again at mount, because the page may come from a cache.
    {
      fallbackData: { event: drawn, clockOffset: undefined },
      revalidateOnMount: true,
      shouldRetryOnError: (failure) => !isLost(failure),
    },
  );
  const current = data ?? { event: drawn, clockOffset: undefined };
  const { event, clockOffset } = current;
  useEffect(() => {
    // Every response has a new time, so this effect runs again and repeats the request until the server reports the
    // change.
    const change = nextChange(event);
    if (change === undefined || clockOffset === undefined) return;
    const wait = change - Date.now() - clockOffset;
    const timer = setTimeout(() => void mutate(), Math.min(LONGEST, Math.max(LEAST, wait + Math.random() * SPREAD)));
    return () => clearTimeout(timer);
  }, [event, clockOffset, mutate]);
  return { ...current, isGone: isLost(error) };
}

/** Cache key of an event. It differs between guests and viewers, because their access to the event differs. */
export const eventKey = (id: number, isGuest: boolean) => ['event', id, isGuest] as const;
