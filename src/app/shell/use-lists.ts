import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useMemo } from 'react';
import type { Listed, ListsPort } from '#renderers/ports/lists.ts';
import { createFavourites } from '#services/api/favourites.ts';
import { createWatchlists } from '#services/api/watchlists.ts';
import { loginHref } from '../links/account-links.ts';
import { useServices } from '../services.ts';

/** The title that is about to go into a list, for whoever asks into which. */
export interface Choosing {
  title: ReadonlySignal<Listed | undefined>;
  end: () => void;
}

let viewers = 0;
const nextScope = () => String(++viewers);

/** The viewer's lists, and what is being put into one. */
export function useLists(isGuest: boolean, watchlistsEnabled: boolean): { lists: ListsPort; choosing: Choosing } {
  const { api, words, lang } = useServices();
  return useMemo(() => {
    const title = signal<Listed>();
    return {
      lists: {
        isGuest,
        scope: nextScope(),
        signInHref: () => loginHref(`${location.pathname}${location.search}`, { words, lang }),
        favourites: createFavourites(api),
        ...(watchlistsEnabled && { watchlists: createWatchlists(api) }),
        choose: (chosen) => {
          title.value = chosen;
        },
      },
      choosing: {
        title,
        end: () => {
          title.value = undefined;
        },
      },
    };
  }, [api, words, lang, isGuest, watchlistsEnabled]);
}
