import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { WatchTogetherScreen } from '#screens/watch-together/watch-together-screen.tsx';
import { resolveAccess } from '#schemas/access.ts';
import { loginToWatchHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';
import type { loadVideo } from '../watch/loader.ts';
import { useWatchPlayer } from '../watch/use-watch-player.ts';

/** Watch-together page of a video. The position is the room's, not the viewer's stored one. Rendered for a guest. */
export function Component() {
  const { video } = useLoaderData<Awaited<ReturnType<typeof loadVideo>>>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const player = useWatchPlayer({ video, isGuest: viewer.isGuest, start: 0, placeNow: undefined, isTrailer: false });
  return (
    <WatchTogetherScreen
      key={video.id}
      video={video}
      isGone={false}
      brand={root?.settings.name ?? ''}
      player={player}
      access={resolveAccess(video.access, viewer)}
      signInHref={loginToWatchHref(`${pathname}${search}`, services)}
    />
  );
}
