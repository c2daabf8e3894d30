import { computed, signal } from '@preact/signals-react';
import type { ListsPort } from '#renderers/ports/lists.ts';
import type { Watchlist, WatchlistContent, WatchlistItem } from '#schemas/wire/viewing/lists.ts';

const picture = (id: number) => `/images/apex/pictures/${id}.svg`;

const listOf = (id: number, name: string, pictures: number[], more: Partial<Watchlist> = {}): Watchlist => ({
  watchlistExternalId: id,
  externalId: id,
  ownerExternalId: 'me',
  name,
  thumbnails: pictures.map(picture),
  ownership: 'OWNED',
  saved: false,
  isEmpty: pictures.length === 0,
  isShared: false,
  shareablePath: `/watchlists/${id}`,
  ...more,
});

const item = (id: number, title: string): WatchlistItem => ({
  id: String(id),
  contentType: 'VOD',
  type: 'VOD',
  title,
  accessLevel: 'GRANTED',
  duration: 2460,
  thumbnailUrl: picture(id),
});

/** Watchlists with four, three and no pictures, and one of another viewer. */
export const storyLists: readonly Watchlist[] = [
  listOf(1, 'Fight night', [1001, 1002, 1003, 1004]),
  listOf(2, 'Three for a rainy afternoon', [1005, 1006, 1007]),
  listOf(3, 'Empty so far', []),
  listOf(4, 'قائمة أمينة', [1008], {
    ownership: 'SHARED',
    saved: true,
    isShared: true,
    ownerExternalId: 'amina',
    shareablePath: '/watchlists/4?owner=amina',
  }),
];

/** A watchlist with its titles. */
export const storyList = (more: Partial<Watchlist> = {}): WatchlistContent => ({
  ...listOf(1, 'Fight night', [1001, 1002, 1003, 1004], more),
  content: [
    item(1001, 'Night of the Southpaws'),
    item(1002, 'Okafor v. Lindqvist'),
    item(1003, 'A title that is so long that it does not fit into one line of a list on any telephone'),
    item(1004, 'The Walkout'),
  ],
  pagingInfo: { moreDataAvailable: false },
});

/** First id of lists created in a story. */
const FIRST_NEW = 5;

const done = { ok: true, value: undefined } as const;

/** Ids of favourites in the current story. */
export const favourites = new Set<number>();

/** Ids removed from the history in the current story. */
export const forgotten = signal<readonly number[]>([]);

/** Ids removed from the list in the current story. */
export const taken = new Set<string>();

/** Moved titles of the list in the current story: id to predecessor, undefined for the start. */
export const put = new Map<string, string | undefined>();

const inOrder = (content: readonly WatchlistItem[]): WatchlistItem[] => {
  const ordered = [...content];
  for (const [id, after] of put) {
    const from = ordered.findIndex((title) => title.id === id);
    const [title] = from < 0 ? [] : ordered.splice(from, 1);
    if (title) ordered.splice(ordered.findIndex((one) => one.id === after) + 1, 0, title);
  }
  return ordered;
};

/** Ids of other viewers' lists saved in the current story. */
export const kept = new Set<number>();

/** Lists created in the current story; `Half made` rejects its first title. */
export const made: { name: string; tries: number }[] = [];

/** Ids of own lists shared in the current story. */
export const shared = new Set<number>();

const asShared = (id: number) =>
  ({ ownerExternalId: 'secret', isShared: true, shareablePath: `/watchlists/${id}?owner=secret` }) as const;

/**
 * Fake lists with error cases: list 1 already contains added titles, list 2 was deleted, title 404 cannot be a
 * favourite, title 1002 cannot be removed.
 */
export const fakeLists: ListsPort = {
  isGuest: false,
  licenceIds: [],
  scope: 'stories',
  signInHref: '/login',
  choose: () => undefined,
  favourites: {
    ids: async () => [...favourites],
    add: async (id) => {
      if (id === 404) throw new Error('503');
      favourites.add(id);
    },
    remove: async (id) => {
      favourites.delete(id);
    },
  },
  history: {
    removed: computed(() => new Set(forgotten.value)),
    find: async () => 0,
    report: async (id) => {
      forgotten.value = forgotten.value.filter((one) => one !== id);
    },
    remove: async (id) => {
      if (id === 1002) throw new Error('503');
      forgotten.value = [...forgotten.value, id];
    },
    clear: async () => undefined,
    hideNext: async (id) => {
      forgotten.value = [...forgotten.value, id];
    },
    showNext: async (id) => {
      forgotten.value = forgotten.value.filter((one) => one !== id);
    },
  },
  watchlists: {
    all: async () => ({ watchlists: [...storyLists], pagingInfo: { moreDataAvailable: false } }),
    one: async ({ id, owner }) => {
      const all = storyList({ watchlistExternalId: id, ...(shared.has(id) && asShared(id)) });
      const list = { ...all, content: inOrder(all.content).filter((title) => !taken.has(title.id)) };
      if (owner === 'amina') return { ...list, ownership: 'SHARED', ownerExternalId: owner, saved: kept.has(id) };
      return id === 3 ? { ...list, content: [], isEmpty: true } : list;
    },
    create: async (name) => {
      if (name === 'One too many') return { ok: false, cause: 'tooManyWatchlists' };
      made.push({ name, tries: 0 });
      return { ok: true, value: FIRST_NEW + made.length - 1 };
    },
    rename: async (id, name) => {
      const list = made[id - FIRST_NEW];
      if (list) list.name = name;
      return id === 2 ? { ok: false, cause: 'watchlistIsGone' } : done;
    },
    remove: async ({ watchlistExternalId: id }) => {
      kept.delete(id);
      return done;
    },
    share: async (id) => {
      if (id === 3) return { ok: false, cause: 'watchlists.changeFailed' };
      shared.add(id);
      return { ok: true, value: asShared(id) };
    },
    stopSharing: async (id) => {
      shared.delete(id);
      return done;
    },
    keep: async ({ watchlistExternalId: id }) => {
      kept.add(id);
      return done;
    },
    add: async (id) => {
      if (id === 1) return { ok: false, cause: 'duplicatedItemMessage' };
      if (id === 2) return { ok: false, cause: 'watchlistIsGone' };
      const list = made[id - FIRST_NEW];
      if (list?.name === 'Half made' && ++list.tries === 1) return { ok: false, cause: 'watchlists.away' };
      return done;
    },
    take: async (_list, { id }) => {
      if (id === 1002) return { ok: false, cause: 'watchlists.changeFailed' };
      taken.add(String(id));
      return done;
    },
    place: async (_list, { id }, after) => {
      // A title moved again goes to the end of the map, so that the last move applies last.
      put.delete(String(id));
      put.set(String(id), after === undefined ? undefined : String(after));
      return done;
    },
  },
};
