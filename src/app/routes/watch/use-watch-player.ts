import { useMemo } from 'react';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { errorAt } from '#schemas/issue.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import { createDeviceChoices } from '#services/player/device-choices.ts';
import { withProgress } from '#services/player/report-progress.ts';
import { withChoices } from '#services/player/with-choices.ts';
import { isSeen, remember } from '#services/spoilers/spoilers.ts';
import { useMakePlayer } from '../../player/use-make-player.ts';
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

/** The player of a video's page: plays as its viewer has chosen before, goes on where they left it, and keeps how far it is watched. */
export function useWatchPlayer({ video, isGuest, start, placeNow, isTrailer }: WatchPlayerOptions): PlayerPort {
  const { diagnostics } = useServices();
  const makePlayer = useMakePlayer();
  const { lists, preferences } = usePorts();
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
  }, [makePlayer, preferences, diagnostics, videoId, duration, history, start, placeNow]);
}
