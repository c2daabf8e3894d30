import { type AccessDecision, resolveAccess } from '#schemas/access.ts';
import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import useSWR from 'swr';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { WatchScreen } from '#screens/watch/watch-screen.tsx';
import type { loadVideo } from './loader.ts';
import { loadNeighbours, waitsForViewer } from './neighbours.ts';
import { loginToWatchHref } from '../../links/account-links.ts';
import { interstitialHref } from '../../links/card-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { usePremiere } from './use-premiere.ts';
import { useWatchPlayer } from './use-watch-player.ts';
import { asksInterstitial, startIn, trailerFromIn } from './watch-query.ts';

/** Redirect target if the title may not play: its interstitial if there is one, else sign-in. */
function insteadOf(access: AccessDecision, signIn: string, interstitial: string | undefined): string | undefined {
  if (access.outcome === 'PLAY') return undefined;
  return interstitial ?? (access.outcome === 'SIGN_IN' ? signIn : undefined);
}

/** Video page. Rendered for a guest; after hydration the server decides about access. */
export function Component() {
  const { video: drawn, neighbours, trailerOf } = useLoaderData<Awaited<ReturnType<typeof loadVideo>>>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const viewer = useViewer();
  const { isGuest } = viewer;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const query = new URLSearchParams(search);
  const isLate = hydrated && !neighbours && waitsForViewer(query);
  const { data: lateNeighbours } = useSWR(
    isLate ? ['neighbours', drawn.id, search, isGuest] : null,
    () => loadNeighbours(services, drawn.id, query),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const isTrailer = trailerFromIn(query) !== undefined;
  const asked = startIn(query);
  const { video, premiere, placeNow, start } = usePremiere(drawn, {
    viewer,
    hasPlace: isTrailer || asked !== undefined,
  });
  const signIn = loginToWatchHref(`${pathname}${search}`, services);
  const access = resolveAccess(video.access, viewer);
  // A title that is sold is neither refused nor left before the viewer's licences are known.
  const isUndecided = viewer.areLicencesPending && 'licenceIds' in access;
  const hasInterstitial = root?.settings.interstitial === 'ENABLED' && asksInterstitial(query);
  // An upcoming premiere is awaited on this page.
  const isAwaited = premiere !== undefined && access.outcome === 'REFUSED' && access.reason === 'NOT_YET';
  const elsewhere =
    isAwaited || isUndecided
      ? undefined
      : insteadOf(access, signIn, hasInterstitial ? interstitialHref(video, services) : undefined);
  useEffect(() => {
    if (hydrated && elsewhere !== undefined) void navigate(elsewhere, { replace: true });
  }, [hydrated, elsewhere, navigate]);
  const { pathSegments, lang } = services;
  const togetherHref = pathTo('VOD_TOGETHER', pathSegments, { eventId: video.id }, { lang });
  const player = useWatchPlayer({
    video,
    isGuest,
    start: start ?? asked,
    placeNow,
    isTrailer,
  });
  return (
    <WatchScreen
      video={video}
      brand={root?.settings.name ?? ''}
      player={player}
      access={access}
      premiere={premiere}
      trailerOf={trailerOf}
      signInHref={signIn}
      togetherHref={access.outcome === 'PLAY' && !premiere && !isTrailer ? togetherHref : undefined}
      neighbours={neighbours ?? lateNeighbours}
      nextSeconds={root?.settings.player?.autoplayNextSeconds}
    />
  );
}
