import { useId, useState } from 'react';
import useSWR from 'swr';
import type { PaginationState } from '#renderers/binding/use-list.ts';
import { runSequentially } from '#renderers/lists/in-turn.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ListChangeResult, Listed } from '#renderers/ports/lists.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { WatchlistContent, WatchlistItem } from '#schemas/wire/viewing/lists.ts';
import { moveItem, placedAfter } from './moved.ts';

/** The titles of a watchlist that are loaded so far, and its owner's actions. */
export interface OpenWatchlist extends PaginationState {
  list: WatchlistContent;
  /** Removes a title. Resolves to whether it succeeded. */
  take: (item: WatchlistItem) => Promise<boolean>;
  /** Moves a title of the watchlist to another index. */
  move: (from: number, to: number) => Promise<boolean>;
  /** Updates the list's own properties. */
  set: (change: Partial<WatchlistContent>) => void;
  /** Shares an own list. Resolves to its path; undefined on failure. */
  share: () => Promise<string | undefined>;
  /** Saves another user's list, or removes it from the saved ones. */
  keep: (saved: boolean) => Promise<void>;
}

const listed = ({ id, contentType, title }: WatchlistItem) => ({ id: Number(id), type: contentType, title }) as Listed;

type Edit = (content: WatchlistItem[]) => WatchlistItem[];

/** Applies an edit to the loaded titles. The paging cursor is the last title, so it changes if that one does. */
function edited(list: WatchlistContent, edit: Edit): WatchlistContent {
  const content = edit(list.content);
  const { moreDataAvailable } = list.pagingInfo;
  return {
    ...list,
    content,
    isEmpty: content.length === 0 && !moreDataAvailable,
    pagingInfo: { moreDataAvailable, ...(moreDataAvailable && { lastSeen: content.at(-1)?.id }) },
  };
}

/** Optimistic updates of a watchlist: changes are shown immediately and rolled back on failure. */
export function useWatchlist(first: WatchlistContent): OpenWatchlist {
  const { lists, toasts } = usePorts();
  const { t } = useMessages();
  const { watchlistExternalId: id } = first;
  // Requests for the viewer's own list do not contain the owner. The cache key therefore stays the same when the list
  // is no longer shared.
  const owner = first.ownership === 'OWNED' ? undefined : first.ownerExternalId;
  const [paging, setPaging] = useState<'ready' | 'loading' | 'failed' | 'retrying'>('ready');
  // `first` was loaded with the page: it is not requested again, and is newer than the cache entry of an earlier visit.
  const visit = useId();
  const { data = first, mutate } = useSWR(
    lists?.watchlists ? ['watchlist', lists.scope, id, owner, visit] : null,
    () => lists?.watchlists?.one({ id, owner }, undefined) ?? first,
    {
      fallbackData: first,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      // The cache key changes if the session becomes known after the first render. No request is sent then: the data is
      // current, and the list may already have been deleted.
      revalidateIfStale: false,
      shouldRetryOnError: false,
    },
  );
  // Applies a change to the current cache content, so that concurrent changes are kept.
  const show = (next: (list: WatchlistContent) => WatchlistContent) =>
    void mutate((list = first) => next(list), { revalidate: false });
  const set = (part: Partial<WatchlistContent>) => show((list) => ({ ...list, ...part }));
  // SWR discards the responses of requests that ran during a mutation. Such responses do not contain the change yet.
  const during = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const outcome = call();
    await mutate(
      outcome.then(() => undefined),
      { populateCache: false, revalidate: false },
    );
    return outcome;
  };
  const refused = (cause: LabelKey = 'watchlists.changeFailed') => toasts.show({ text: t(cause), kind: 'failure' });
  const change = async (
    edit: Edit,
    undo: Edit,
    call: () => Promise<ListChangeResult> | undefined,
  ): Promise<boolean> => {
    show((list) => edited(list, edit));
    // Moves are sent one after the other, because concurrent requests could result in another order than the one shown.
    const outcome = await during(() => runSequentially(async () => call()));
    if (outcome?.ok) return true;
    show((list) => edited(list, undo));
    refused(outcome?.cause);
    // If the title is no longer in the list, another tab has changed the list, so it is loaded again.
    if (outcome?.cause === 'titleNotInWatchlist') void mutate();
    return false;
  };
  const more = async (from: 'loading' | 'retrying') => {
    setPaging(from);
    try {
      const page = await lists?.watchlists?.one({ id, owner }, data.pagingInfo.lastSeen);
      if (page)
        show(({ content, ...list }) => {
          const known = new Set(content.map((item) => item.id));
          const fresh = page.content.filter((item) => !known.has(item.id));
          return { ...list, content: [...content, ...fresh], pagingInfo: page.pagingInfo };
        });
      setPaging('ready');
    } catch {
      setPaging('failed');
    }
  };
  return {
    list: data,
    state: paging,
    more: paging === 'ready' && data.pagingInfo.moreDataAvailable ? () => void more('loading') : undefined,
    retry: () => void more('retrying'),
    set,
    async share() {
      const outcome = await lists?.watchlists?.share(id);
      if (!outcome?.ok) {
        refused(outcome?.cause);
        return undefined;
      }
      set(outcome.value);
      return outcome.value.shareablePath;
    },
    async keep(saved) {
      set({ saved });
      const outcome = await during(async () =>
        saved ? lists?.watchlists?.keep(data) : lists?.watchlists?.remove(data),
      );
      // If another tab or device has saved the list meanwhile, that counts as success.
      if (outcome?.ok || outcome?.cause === 'watchlistAlreadySaved') return;
      set({ saved: !saved });
      refused(outcome?.cause);
    },
    take(item) {
      const before = data.content[data.content.indexOf(item) - 1];
      return change(
        (content) => content.filter((one) => one.id !== item.id),
        (content) => placedAfter(content, item, before),
        () => lists?.watchlists?.take(id, listed(item)),
      );
    },
    move(from, to) {
      const content = moveItem(data.content, from, to);
      const item = content[to];
      if (!item) return Promise.resolve(false);
      const before = data.content[from - 1];
      const after = content[to - 1];
      return change(
        (now) => placedAfter(now, item, after),
        (now) => placedAfter(now, item, before),
        () => lists?.watchlists?.place(id, listed(item), after && Number(after.id)),
      );
    },
  };
}
