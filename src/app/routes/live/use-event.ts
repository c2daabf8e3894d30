import { useEffect } from 'react';
import useSWR from 'swr';
import { nextChange } from '#screens/live/phase.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { timed } from '#services/api/server-clock.ts';
import { LOST } from '../../loading/lost-page.ts';
import { useServices } from '../../services.ts';

/** Viewers of one event do not all ask in the same moment: within so many milliseconds. */
const SPREAD = 800;
/** The least time between two questions, and the longest that a timer is set for. */
const LEAST = 1000;
const LONGEST = 3_600_000;

/** An event as the server said it last. */
export interface CurrentEvent {
  event: VideoDetails;
  /** How far the server's clock is ahead of the browser's, in milliseconds; undefined until it is known. */
  clockOffset: number | undefined;
}

/** An event that is followed. */
interface FollowedEvent extends CurrentEvent {
  /** There is no such event any more: it was cancelled while it was looked at. */
  isGone: boolean;
}

const isLost = (error: unknown) => error instanceof ProblemError && error.problem.status === LOST;

/** An event that is followed: it is asked for again when it should begin or end, and when somebody says that it has changed. */
export function useEvent(drawn: VideoDetails, isGuest: boolean): FollowedEvent {
  const { api } = useServices();
  const { id } = drawn;
  const { data, error, mutate } = useSWR<CurrentEvent>(
    eventKey(id, isGuest),
    async () => {
      const { answer, clockOffset } = await timed(() => api.call('GET /api/v2/event/{id}', { params: { id } }));
      return { event: answer, clockOffset };
    },
    // The page may be one that was kept.
    {
      fallbackData: { event: drawn, clockOffset: undefined },
      revalidateOnMount: true,
      shouldRetryOnError: (failure) => !isLost(failure),
    },
  );
  const current = data ?? { event: drawn, clockOffset: undefined };
  const { event, clockOffset } = current;
  useEffect(() => {
    // Asked again until the server says so too: each answer is another, by its time.
    const change = nextChange(event);
    if (change === undefined || clockOffset === undefined) return;
    const wait = change - Date.now() - clockOffset;
    const timer = setTimeout(() => void mutate(), Math.min(LONGEST, Math.max(LEAST, wait + Math.random() * SPREAD)));
    return () => clearTimeout(timer);
  }, [event, clockOffset, mutate]);
  return { ...current, isGone: isLost(error) };
}

/** Under which an event is kept: what a guest may do with it is another thing than what a viewer may. */
export const eventKey = (id: number, isGuest: boolean) => ['event', id, isGuest] as const;
