import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { WatchTogetherScreen } from '#screens/watch-together/watch-together-screen.tsx';
import { resolveAccess } from '#schemas/access.ts';
import { loginToWatchHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';
import type { loadEvent } from '../live/loader.ts';
import { useEvent } from '../live/use-event.ts';
import { useLivePlayer } from '../live/use-live-player.ts';

const nowhere = new URLSearchParams();

/** Watch-together page of a live event. Rendered for a guest. */
export function Component() {
  const { event: drawn } = useLoaderData<Awaited<ReturnType<typeof loadEvent>>>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { event, isGone } = useEvent(drawn, viewer.isGuest);
  const player = useLivePlayer(event.id, nowhere);
  return (
    <WatchTogetherScreen
      key={event.id}
      video={event}
      isGone={isGone}
      brand={root?.settings.name ?? ''}
      player={player}
      access={resolveAccess(event.access, viewer)}
      signInHref={loginToWatchHref(`${pathname}${search}`, services)}
    />
  );
}
