import useSWRInfinite from 'swr/infinite';
import { fetchOnceOptions } from '#renderers/binding/asked-once.ts';
import type { PlaylistPage, PlaylistPart } from '#renderers/ports/data.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { Card } from '#schemas/generated/types.ts';

/** Page sizes: of the first page, a preview, and of further pages. */
const PREVIEW = 2;
const PAGE = 10;

/** The titles of a playlist that are loaded so far. */
export interface LoadedPlaylist {
  /** Name and other data of the playlist itself; undefined until the first page is loaded. */
  about: Omit<PlaylistPart, 'vods' | 'paging'> | undefined;
  vods: Card[];
  state: 'ready' | 'loading' | 'failed';
  /** Loads the next page or retries a failed one; undefined at the end and while a request is running. */
  more: (() => void) | undefined;
}

type Key = ['playlist', PlaylistPage];

/** Loads a playlist page by page. Pages are cached, however often the panel opens. */
export function usePlaylist(id: Card['id']): LoadedPlaylist {
  const { data } = usePorts();
  const pages = useSWRInfinite(
    (index: number, previous: PlaylistPart | null): Key | null => {
      if (index === 0) return ['playlist', { id, count: PREVIEW }];
      const lastSeen = previous?.paging.moreDataAvailable ? previous.paging.lastSeen : undefined;
      return lastSeen === undefined ? null : ['playlist', { id, count: PAGE, lastSeen }];
    },
    ([, page]: Key) => data.playlist(page),
    fetchOnceOptions,
  );
  const { data: loaded = [], error, isValidating, setSize } = pages;
  const isLoading = isValidating || (error === undefined && loaded.length < pages.size);
  const state = isLoading ? 'loading' : error === undefined ? 'ready' : 'failed';
  const goesOn = state === 'failed' || (state === 'ready' && loaded.at(-1)?.paging.moreDataAvailable === true);
  return {
    about: loaded[0],
    vods: loaded.flatMap(({ vods }) => vods),
    state,
    more: goesOn ? () => void setSize(loaded.length + 1) : undefined,
  };
}
