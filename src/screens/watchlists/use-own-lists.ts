import { useId } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Going } from '#renderers/binding/use-list.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { Watchlist, Watchlists } from '#schemas/wire/lists.ts';

/** The viewer's watchlists so far, and how they go on. */
export interface OwnLists extends Going {
  lists: Watchlist[];
  /** Asks for all of them anew, after a change. */
  refresh: () => Promise<unknown>;
}

/** The viewer's watchlists, kept ones among them. `first` was loaded with the page and is not requested again. */
export function useOwnLists(first?: Watchlists): OwnLists {
  const { lists: port } = usePorts();
  const mount = useId();
  // A page that was loaded just now has its own cache entry: one of an earlier visit is older.
  const visit = first && mount;
  const pages = useSWRInfinite(
    (index: number, previous: Watchlists | null) => {
      if (!port?.watchlists || port.isGuest) return null;
      const lastSeen = previous?.pagingInfo.lastSeen;
      return index > 0 && lastSeen === undefined ? null : ['watchlists', port.scope, lastSeen, visit];
    },
    ([, , lastSeen]: [string, string, string | undefined]) => {
      if (!port?.watchlists) throw new Error('This realm has no watchlists');
      return port.watchlists.all(lastSeen);
    },
    {
      ...(first && { fallbackData: [first] }),
      // The panel shows the lists of an earlier visit until it has the present ones.
      revalidateOnMount: !first,
      // Even right after one was made.
      dedupingInterval: 0,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const { data, size, setSize, error, isValidating, mutate } = pages;
  const loaded = data ?? (first ? [first] : []);
  const failed = error !== undefined;
  const isBusy = isValidating || (!failed && loaded.length < size && !data);
  const goesOn = loaded.at(-1)?.pagingInfo.moreDataAvailable === true;
  const state = failed ? (isValidating ? 'retrying' : 'failed') : isBusy ? 'loading' : 'ready';
  return {
    lists: loaded.flatMap(({ watchlists }) => watchlists),
    state,
    more: state === 'ready' && goesOn ? () => void setSize(loaded.length + 1) : undefined,
    retry: () => void mutate(),
    refresh: () => mutate(),
  };
}
