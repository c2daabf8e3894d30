import { useState } from 'react';
import useSWR from 'swr';
import type { Going } from '#renderers/binding/use-list.ts';
import { useWords } from '#renderers/messages/words.tsx';
import type { Changed, Listed } from '#renderers/ports/lists.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { WatchlistContent, WatchlistItem } from '#schemas/wire/lists.ts';
import { moved } from './moved.ts';

/** A watchlist as far as it is loaded, and what its owner can do with what is in it. */
export interface OpenWatchlist extends Going {
  list: WatchlistContent;
  /** Takes a title away. Answers whether that has come true. */
  take: (item: WatchlistItem) => Promise<boolean>;
  /** Puts the title at one place at another. */
  move: (from: number, to: number) => Promise<boolean>;
  /** Changes what is shown of the list itself. */
  set: (change: Partial<WatchlistContent>) => void;
}

const listed = ({ id, contentType, title }: WatchlistItem) => ({ id: Number(id), type: contentType, title }) as Listed;

/** A list that holds other titles goes on after another one of them. */
function withContent(list: WatchlistContent, content: WatchlistItem[]): WatchlistContent {
  const { moreDataAvailable } = list.pagingInfo;
  const lastSeen = content.at(-1)?.id;
  return { ...list, content, pagingInfo: { moreDataAvailable, ...(moreDataAvailable && { lastSeen }) } };
}

/** Binds a watchlist to the server: a change is shown at once, and put back when it could not be. */
export function useWatchlist(first: WatchlistContent): OpenWatchlist {
  const { lists, toasts } = usePorts();
  const { say } = useWords();
  const { watchlistExternalId: id, ownerExternalId: owner } = first;
  const [paging, setPaging] = useState<'ready' | 'loading' | 'failed' | 'retrying'>('ready');
  const { data = first, mutate } = useSWR(
    lists?.watchlists ? ['watchlist', lists.scope, id, owner] : null,
    () => lists?.watchlists?.one({ id, owner }, undefined) ?? first,
    { fallbackData: first, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const show = (next: WatchlistContent) => void mutate(next, { revalidate: false });
  const change = async (content: WatchlistItem[], call: Promise<Changed> | undefined): Promise<boolean> => {
    show(withContent({ ...data, isEmpty: content.length === 0 && !data.pagingInfo.moreDataAvailable }, content));
    const outcome = await call;
    if (outcome?.ok) return true;
    show(data);
    toasts.show({ text: say(outcome?.cause ?? 'watchlists.changeFailed'), kind: 'failure' });
    return false;
  };
  const more = async (from: 'loading' | 'retrying') => {
    setPaging(from);
    try {
      const page = await lists?.watchlists?.one({ id, owner }, data.pagingInfo.lastSeen);
      if (page) show({ ...data, content: [...data.content, ...page.content], pagingInfo: page.pagingInfo });
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
    set: (part) => show({ ...data, ...part }),
    take: (item) =>
      change(
        data.content.filter((one) => one !== item),
        lists?.watchlists?.take(id, listed(item)),
      ),
    move(from, to) {
      const content = moved(data.content, from, to);
      const item = content[to];
      if (!item) return Promise.resolve(false);
      const after = content[to - 1];
      return change(content, lists?.watchlists?.place(id, listed(item), after && Number(after.id)));
    },
  };
}
