import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useMemo } from 'react';
import type { AccessUser } from '#schemas/access.ts';
import type { Listed, ListsPort, WatchlistsPort } from '#renderers/ports/lists.ts';
import type { Api } from '#services/api/client.ts';
import { createFavourites } from '#services/api/favourites.ts';
import { createHistory } from '#services/api/history.ts';
import { lazyPort } from '#services/lazy-port.ts';
import { loginHref } from '../links/account-links.ts';
import { useServices } from '../services.ts';

/** State of the dialog that adds a title to one of the viewer's lists. */
export interface Choosing {
  title: ReadonlySignal<Listed | undefined>;
  end: () => void;
}

/** Loaded on demand, because most pages do not use watchlists. */
const lateWatchlists = (api: Api): WatchlistsPort =>
  lazyPort(
    { all: 1, one: 1, create: 1, rename: 1, remove: 1, share: 1, stopSharing: 1, keep: 1, add: 1, take: 1, place: 1 },
    async () => (await import('#services/api/watchlists.ts')).createWatchlists(api),
  );

let viewers = 0;
const nextScope = () => String(++viewers);

/**
 * Returns the viewer's watchlists, and the title for which the viewer is currently choosing a list.
 * @param from path and query of the page, to which sign-in returns
 */
export function useLists(
  { isGuest, licenceIds }: AccessUser,
  watchlistsEnabled: boolean,
  from: string,
): { lists: ListsPort; choosing: Choosing } {
  const { api, pathSegments, lang } = useServices();
  const signInHref = loginHref(from, { pathSegments, lang });
  const { kept, choosing } = useMemo(() => {
    const title = signal<Listed>();
    const kept: Omit<ListsPort, 'signInHref' | 'licenceIds'> = {
      isGuest,
      scope: nextScope(),
      favourites: createFavourites(api),
      history: createHistory(api),
      ...(watchlistsEnabled && {
        watchlists: lateWatchlists(api),
      }),
      choose: (chosen) => {
        title.value = chosen;
      },
    };
    return {
      kept,
      choosing: {
        title,
        end: () => {
          title.value = undefined;
        },
      },
    };
  }, [api, isGuest, watchlistsEnabled]);
  const lists = useMemo(() => ({ ...kept, licenceIds, signInHref }), [kept, licenceIds, signInHref]);
  return { lists, choosing };
}
