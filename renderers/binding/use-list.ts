import useSWRInfinite from 'swr/infinite';
import type { ListAsked, ListEntries, Portion } from '../ports/data.ts';
import { usePorts } from '../ports/ports.tsx';
import { askedOnce } from './asked-once.ts';

/** What an endless list needs to know of itself. */
export interface Going {
  state: 'ready' | 'waiting' | 'loading' | 'failed' | 'retrying';
  /** Asks for what follows; undefined when there is nothing, or something is on its way. */
  more: (() => void) | undefined;
  retry: () => void;
}

/** A list so far, and how it goes on. */
export interface List<Entry> extends Going {
  entries: Entry[];
  /** The portions as they came: where each goes on tells how to ask for the same part of another such list. */
  portions: readonly Portion<Entry>[];
}

type Key<Kind extends keyof ListEntries> = ['list', ListAsked<Kind>, string | undefined];

/**
 * Binds a list to where its entries come from: the first portion came with the page or is asked for, further ones follow
 * on request, each once, until there are no more or as many as are wanted.
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
      ...askedOnce,
    },
  );
  const { size, setSize, error, isValidating } = pages;
  const [, ...later] = pages.data ?? [];
  // The page's own first portion is newer than one that was kept of an earlier visit.
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
