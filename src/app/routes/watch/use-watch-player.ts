import { useMemo } from 'react';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { errorAt } from '#schemas/issue.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import { createPlayer } from '#services/player/playback.ts';
import { withProgress } from '#services/player/report-progress.ts';
import { loadStreams } from '#services/player/streams.ts';
import { isSeen, remember } from '#services/spoilers/spoilers.ts';
import { useServices } from '../../services.ts';

interface WatchPlayerOptions {
  video: Pick<VideoDetails, 'id' | 'duration'>;
  isGuest: boolean;
  /** Where the address, or the viewer, asks it to begin, in seconds. */
  start: number | undefined;
  /** Where everybody is, in seconds, in the premiere that it joins. */
  placeNow: (() => number) | undefined;
  /** A trailer has no place to go on from, and does not stand in the history. */
  isTrailer: boolean;
}

/** The player of a video's page: goes on where a viewer left it, and keeps how far it is watched. */
export function useWatchPlayer({ video, isGuest, start, placeNow, isTrailer }: WatchPlayerOptions): PlayerPort {
  const { api, diagnostics } = useServices();
  const { lists } = usePorts();
  const { id: videoId, duration } = video;
  // A guest has none, nor has a trailer.
  const history = isGuest || isTrailer ? undefined : lists?.history;
  return useMemo(() => {
    const tell = (rule: string, expected: string) => (error: unknown) =>
      diagnostics.report(
        `video ${videoId}`,
        errorAt('', rule, expected, error instanceof Error ? error.message : String(error)),
      );
    const report = tell('playback', 'a video that plays');
    const reportHistory = tell('history', 'a place that is kept');
    const plays = createPlayer({ loadStreams: (title) => loadStreams(api, title), report });
    return withProgress(plays, {
      find: async (id) => {
        if (placeNow) return placeNow();
        if (start !== undefined || !history) return start ?? 0;
        try {
          // Asked for now: the page may have been drawn for a guest, or be one that was kept.
          return await history.find(id);
        } catch (error) {
          report(error);
          throw error;
        }
      },
      report: (id, progress) => {
        if (isSeen(progress, duration)) remember([id]);
        // Nobody waits for it: what is lost is told again soon.
        history?.report(id, progress).catch(reportHistory);
      },
    });
  }, [api, diagnostics, videoId, duration, history, start, placeNow]);
}
