import { whenSignedIn } from '#schemas/access.ts';
import { errorAt } from '#schemas/issue.ts';
import { useEffect, useMemo } from 'react';
import { useLoaderData, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import useSWR from 'swr';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import type { Neighbours } from '#screens/watch/neighbours.tsx';
import { WatchScreen } from '#screens/watch/watch-screen.tsx';
import { createPlayer } from '#services/player/playback.ts';
import { withProgress } from '#services/player/report-progress.ts';
import { loadStreams } from '#services/player/streams.ts';
import { isSeen, remember } from '#services/spoilers/spoilers.ts';
import { neighboursOf, waitsForViewer } from './neighbours.ts';
import { loginToWatchHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** The video page. It is drawn as for a guest; who may watch is settled after hydration, by the server. */
export function Component() {
  const { video, neighbours } = useLoaderData<{ video: VideoDetails; neighbours: Neighbours | undefined }>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { api, diagnostics } = services;
  const { isGuest } = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const query = new URLSearchParams(search);
  const isLate = hydrated && !neighbours && waitsForViewer(query);
  const { data: lateNeighbours } = useSWR(
    isLate ? ['neighbours', video.id, search, isGuest] : null,
    () => neighboursOf(services, video.id, query),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const signIn = loginToWatchHref(`${pathname}${search}`, services);
  const access = isGuest ? video.access : whenSignedIn(video.access);
  const needsSignIn = access.outcome === 'SIGN_IN';
  useEffect(() => {
    if (hydrated && needsSignIn) void navigate(signIn, { replace: true });
  }, [hydrated, needsSignIn, signIn, navigate]);
  const player = useMemo(() => {
    const plays = createPlayer({
      loadStreams: (id) => loadStreams(api, id),
      report: (error) =>
        diagnostics.report(
          `video ${video.id}`,
          errorAt('', 'playback', 'a video that plays', error instanceof Error ? error.message : String(error)),
        ),
    });
    return withProgress(plays, (id, progress) => {
      if (isSeen(progress, video.duration)) remember([id]);
      // A guest has no history. Nobody waits for it: what is lost is told again soon.
      if (!isGuest)
        api
          .call('POST /api/v2/customer/history/vod/{id}', { params: { id }, body: { progress } })
          .catch(() => undefined);
    });
  }, [api, diagnostics, video.id, video.duration, isGuest]);
  return (
    <WatchScreen
      key={video.id}
      video={video}
      brand={root?.settings.name ?? ''}
      player={player}
      access={access}
      signInHref={signIn}
      neighbours={neighbours ?? lateNeighbours}
    />
  );
}
