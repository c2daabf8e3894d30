import useSWRInfinite from 'swr/infinite';
import type { ListAsked, ListEntries, Portion } from '../ports/data.ts';
import { usePorts } from '../ports/ports.tsx';
import { fetchOnceOptions } from './asked-once.ts';

/** Loading state of a paginated list. */
export interface PaginationState {
  state: 'ready' | 'waiting' | 'loading' | 'failed' | 'retrying';
  /** Loads the next page; undefined at the end of the list and while a request is running. */
  more: (() => void) | undefined;
  retry: () => void;
}

/** The entries of a paginated list that are loaded so far, and the list's loading state. */
export interface List<Entry> extends PaginationState {
  entries: Entry[];
  /** The loaded pages with their cursors, so that another list can load the same range. */
  portions: readonly Portion<Entry>[];
}

type Key<Kind extends keyof ListEntries> = ['list', ListAsked<Kind>, string | undefined];

/**
 * Loads a paginated list. The first page comes with the document (`first`) or is fetched; each further page is fetched
 * once on request, until the list or `limit` ends.
 */
export function useList<Kind extends keyof ListEntries>(
  asked: ListAsked<Kind> | undefined,
  first: Portion<ListEntries[Kind]> | undefined,
  limit = Number.POSITIVE_INFINITY,
): List<ListEntries[Kind]> {
  const { data } = usePorts();
  type Entries = Portion<ListEntries[Kind]>;
  const pages = useSWRInfinite(
    (index: number, previous: Entries | null): Key<Kind> | null => {
      if (!asked) return null;
      if (index === 0) return ['list', asked, undefined];
      const { moreDataAvailable = false, lastSeen } = (index === 1 && first ? first : previous)?.paging ?? {};
      return moreDataAvailable && lastSeen !== undefined ? ['list', asked, String(lastSeen)] : null;
    },
    async ([, list, lastSeen]: Key<Kind>): Promise<Entries> =>
      first && lastSeen === undefined ? first : data.list(list, lastSeen),
    {
      ...(first && { fallbackData: [first], revalidateOnMount: false }),
      ...fetchOnceOptions,
    },
  );
  const { size, setSize, error, isValidating } = pages;
  const [, ...later] = pages.data ?? [];
  // The first page that came with the document replaces a cached one from an earlier visit, because it is newer.
  const loaded = first ? [first, ...later] : (pages.data ?? []);
  const entries = loaded.flatMap((portion) => portion.entries).slice(0, limit);
  const missing = error === undefined && loaded.length < size && asked !== undefined;
  const busy = isValidating || (missing && loaded.length > 0);
  const state = error !== undefined ? (busy ? 'retrying' : 'failed') : busy || missing ? 'loading' : 'ready';
  const goesOn = loaded.at(-1)?.paging?.moreDataAvailable === true && entries.length < limit;
  return {
    entries,
    portions: loaded,
    state,
    more: asked && state === 'ready' && goesOn ? () => void setSize(loaded.length + 1) : undefined,
    retry: () => void setSize(size),
  };
}
