import { useEffect, useState } from 'react';
import useSWR from 'swr';
import {
  nextPhaseAt,
  phaseAt,
  type PremierePhase,
  type PremiereTimes,
  premiereTimes,
} from '#screens/watch/premiere/phase.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import { timed } from '#services/api/server-clock.ts';
import { useServices } from '../../services.ts';

/** Viewers of one premiere do not all ask in the same moment: within so many milliseconds. */
const SPREAD = 800;
/** How long after a question without an answer the next one is asked, and the longest that a timer is set for. */
const AGAIN = 3000;
const LONGEST = 3_600_000;

/** A film around its premiere, as the server said it last. */
export interface FollowedPremiere {
  video: VideoDetails;
  times: PremiereTimes;
  phase: PremierePhase;
  /** How far the server's clock is ahead of the browser's, in milliseconds; undefined until it is known. */
  clockOffset: number | undefined;
  isFailing: boolean;
  ask: () => void;
}

/** What the server's clock showed when it was looked at last, by which difference to the browser's. */
interface Seen {
  now: number;
  clockOffset: number | undefined;
}

/** Looks at the server's clock now, and whenever the premiere comes to its next phase. */
function useSeen({ start, end }: PremiereTimes, clockOffset: number | undefined): Seen {
  const [seen, setSeen] = useState<Seen>({ now: 0, clockOffset });
  useEffect(() => {
    if (clockOffset === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = Date.now() + clockOffset;
      setSeen({ now, clockOffset });
      const next = nextPhaseAt({ start, end }, now);
      if (next !== undefined) timer = setTimeout(look, Math.min(LONGEST, Math.ceil(next - now)));
    };
    look();
    return () => clearTimeout(timer);
  }, [start, end, clockOffset]);
  return seen;
}

/** Never begins and never ends. */
const none: PremiereTimes = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };

/**
 * A film that is followed until its premiere is over: the server is asked at once, since the page may have been kept, when
 * the premiere begins and when it ends, and again until it answers. `isWatched` is whether it plays: then nothing is asked
 * any more. Undefined for a film without a premiere, or with one that was over when the page was drawn, and where it is
 * not to be followed.
 */
export function useFollowedPremiere(
  drawn: VideoDetails,
  { isGuest, isWatched, follows }: { isGuest: boolean; isWatched: boolean; follows: boolean },
): FollowedPremiere | undefined {
  const { api } = useServices();
  const { id } = drawn;
  const drawnTimes = premiereTimes(drawn);
  const isFollowed = follows && drawnTimes !== undefined && phaseAt(drawnTimes, drawn.requestedAt) !== 'over';
  const { data, error, isValidating, mutate } = useSWR(
    isFollowed ? ['premiere', id, isGuest] : null,
    async () => {
      const { answer, clockOffset } = await timed(() => api.call('GET /api/v4/vod/{id}', { params: { id } }));
      return { video: answer, clockOffset };
    },
    // Asked when there is something to learn, and not while it plays.
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const video = data && data.video.requestedAt > drawn.requestedAt ? data.video : drawn;
  const isFailing = error !== undefined;
  const clockOffset = data?.clockOffset;
  const times = premiereTimes(video) ?? none;
  const seen = useSeen(times, clockOffset);
  const now = Math.max(video.requestedAt, seen.clockOffset === clockOffset ? seen.now : 0);
  const phase = phaseAt(times, now);
  const isTold = video.requestedAt >= times.start;
  const asksAgain = isFailing || (phase !== 'before' && !isTold) || (phase === 'over' && video.requestedAt < times.end);
  const mustAsk = isFollowed && !isWatched && !isValidating && asksAgain;
  useEffect(() => {
    if (!mustAsk) return undefined;
    const timer = setTimeout(() => void mutate(), (isFailing ? AGAIN : 0) + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [mustAsk, isFailing, mutate]);
  if (!isFollowed) return undefined;
  return {
    video,
    times,
    // It has not begun before the server says so.
    phase: phase === 'before' || isTold ? phase : 'starting',
    clockOffset,
    isFailing,
    ask: () => void mutate(),
  };
}
