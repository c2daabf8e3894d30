import { useMemo } from 'react';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { errorAt } from '#schemas/issue.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { createDeviceChoices } from '#services/player/device-choices.ts';
import { withProgress } from '#services/player/report-progress.ts';
import { withChoices } from '#services/player/with-choices.ts';
import { isSeen, remember } from '#services/spoilers/spoilers.ts';
import { useMakePlayer } from '../../player/use-make-player.ts';
import { useServices } from '../../services.ts';

interface WatchPlayerOptions {
  video: Pick<VideoDetails, 'id' | 'duration'>;
  isGuest: boolean;
  /** Start position in seconds from the URL or the viewer's choice. */
  start: number | undefined;
  /** Common position in seconds of the premiere to join. */
  placeNow: (() => number) | undefined;
  /** Trailers have no stored position and are not part of the history. */
  isTrailer: boolean;
}

/** Returns the player of a video page: applies stored choices, resumes at the stored position and reports progress. */
export function useWatchPlayer({ video, isGuest, start, placeNow, isTrailer }: WatchPlayerOptions): PlayerPort {
  const { diagnostics } = useServices();
  const makePlayer = useMakePlayer();
  const { lists, preferences } = usePorts();
  const { id: videoId, duration } = video;
  // Guests and trailers have no history.
  const history = isGuest || isTrailer ? undefined : lists?.history;
  return useMemo(() => {
    const tell = (rule: string, expected: string) => (error: unknown) =>
      diagnostics.report(
        `video ${videoId}`,
        errorAt('', rule, expected, error instanceof Error ? error.message : String(error)),
      );
    const report = tell('playback', 'a video that plays');
    const reportHistory = tell('history', 'a place that is kept');
    const chosen = withChoices(makePlayer(report), {
      preferences,
      device: createDeviceChoices(() => localStorage),
      report: tell('preferences', 'what the viewer prefers'),
    });
    return withProgress(chosen, {
      find: async (id) => {
        if (placeNow) return placeNow();
        if (start !== undefined || !history) return start ?? 0;
        try {
          // The stored position is loaded when playback starts instead of with the page, because the page may be
          // rendered for a guest or come from a cache.
          return await history.find(id);
        } catch (error) {
          report(error);
          throw error;
        }
      },
      report: (id, progress) => {
        if (isSeen(progress, duration)) remember([id]);
        // The request is not awaited: if a report is lost, another one follows soon.
        history?.report(id, progress).catch(reportHistory);
      },
    });
  }, [makePlayer, preferences, diagnostics, videoId, duration, history, start, placeNow]);
}
