import { useEffect, useState } from 'react';
import useSWR from 'swr';
import {
  nextPhaseAt,
  phaseAt,
  type PremierePhase,
  type PremiereTimes,
  premiereTimes,
} from '#screens/watch/premiere/phase.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { measureClockOffset } from '#services/api/server-clock.ts';
import { useServices } from '../../services.ts';

/** Maximum random delay of a reload in milliseconds, so that viewers of a premiere do not all reload at once. */
const SPREAD = 800;
/** Delay after a failed request and maximum duration of a timer, in milliseconds. */
const AGAIN = 3000;
const LONGEST = 3_600_000;

/** Latest known state of a video around its premiere. */
export interface FollowedPremiere {
  video: VideoDetails;
  times: PremiereTimes;
  phase: PremierePhase;
  /** Offset of the server's clock to the browser's in milliseconds (positive: server ahead); undefined until known. */
  clockOffset: number | undefined;
  isFailing: boolean;
  ask: () => void;
}

/** Server time when it was last read, and the clock offset that was used for it. */
interface Seen {
  now: number;
  clockOffset: number | undefined;
}

/** Returns the current server time. It is read again at each change of the premiere's phase (start and end). */
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

/** Times of a video without a premiere: it never starts and never ends. */
const none: PremiereTimes = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };

/**
 * Follows a video until its premiere is over: reloads it at mount (the page may come from a cache), at the start and
 * at the end, and retries until the server answers. While the video plays (`isWatched`) nothing is requested.
 * Undefined without a premiere, if it was over when the page was rendered, or if `follows` is false.
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
      const { answer, clockOffset } = await measureClockOffset(() =>
        api.call('GET /api/v4/vod/{id}', { params: { id } }),
      );
      return { video: answer, clockOffset };
    },
    // This hook triggers each reload itself, so that none happens during playback.
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
    // The premiere counts as started only once the server confirms it.
    phase: phase === 'before' || isTold ? phase : 'starting',
    clockOffset,
    isFailing,
    ask: () => void mutate(),
  };
}
