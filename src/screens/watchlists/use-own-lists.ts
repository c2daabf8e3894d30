import { useId } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { PaginationState } from '#renderers/binding/use-list.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { Watchlist, Watchlists } from '#schemas/wire/viewing/lists.ts';

/** The viewer's loaded watchlists with their loading state. */
export interface OwnLists extends PaginationState {
  lists: Watchlist[];
  /** Refetches all lists after a change. */
  refresh: () => Promise<unknown>;
}

/**
 * Returns the viewer's watchlists, including saved lists of others. `first` is the first page of lists, if it was
 * loaded with the page; it is not requested again.
 */
export function useOwnLists(first?: Watchlists): OwnLists {
  const { lists: port } = usePorts();
  const mount = useId();
  // If lists were loaded with the page, they get their own cache entry. The entry of an earlier visit would be older.
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
      // The panel (without `first`) shows cached lists until current ones are loaded.
      revalidateOnMount: !first,
      // No deduplication of requests: lists must be refetched even directly after one was created.
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
