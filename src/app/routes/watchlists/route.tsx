import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { WatchlistContent, Watchlists } from '#schemas/wire/viewing/lists.ts';
import { WatchlistScreen } from '#screens/watchlists/watchlist-screen.tsx';
import { WatchlistsScreen } from '#screens/watchlists/watchlists-screen.tsx';
import type { RootData } from '../../root-loader.ts';

/** Page that lists the viewer's watchlists, or shows the single watchlist that the URL names. */
export function Component() {
  const loaded = useLoaderData<{ list: WatchlistContent } | { lists: Watchlists }>();
  const brand = useRouteLoaderData<RootData>('root')?.settings.name ?? '';
  if ('lists' in loaded) return <WatchlistsScreen first={loaded.lists} brand={brand} />;
  return <WatchlistScreen key={loaded.list.watchlistExternalId} first={loaded.list} brand={brand} />;
}
