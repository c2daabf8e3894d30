import useSWRInfinite from 'swr/infinite';
import { askedOnce } from '#renderers/binding/asked-once.ts';
import type { PlaylistPage, PlaylistPart } from '#renderers/ports/data.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { Card } from '#schemas/generated/types.ts';

/** Titles of the first page, a preview, and of each further one. */
const PREVIEW = 2;
const PAGE = 10;

/** A playlist as far as it has been asked for. */
export interface LoadedPlaylist {
  /** What it says of itself; undefined until its first page is there. */
  about: Omit<PlaylistPart, 'vods' | 'paging'> | undefined;
  vods: Card[];
  state: 'ready' | 'loading' | 'failed';
  /** Asks for the next page, or again for one that failed; undefined when there is none or one is on its way. */
  more: (() => void) | undefined;
}

type Key = ['playlist', PlaylistPage];

/** Binds a playlist to its pages. A page that was fetched is not fetched again, however often the panel opens. */
export function usePlaylist(id: Card['id']): LoadedPlaylist {
  const { data } = usePorts();
  const pages = useSWRInfinite(
    (index: number, previous: PlaylistPart | null): Key | null => {
      if (index === 0) return ['playlist', { id, count: PREVIEW }];
      const lastSeen = previous?.paging.moreDataAvailable ? previous.paging.lastSeen : undefined;
      return lastSeen === undefined ? null : ['playlist', { id, count: PAGE, lastSeen }];
    },
    ([, page]: Key) => data.playlist(page),
    askedOnce,
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
