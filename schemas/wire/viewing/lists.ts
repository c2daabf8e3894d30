import * as z from 'zod';
import { titleTypes } from '../../card-types.ts';
import { validate as isCard } from '../../generated/validators/definitions/card.js';
import type { Card } from '../../generated/types.ts';
import { ContentId, LastSeen } from '../catalogue/content.ts';
import { definition } from '../definition.ts';

const ContentItem = definition('definitions/card.schema.json', isCard);

/** Default page sizes: nine for favourites, 25 for watchlists and their items. */
export const FavouritesQuery = z.object({
  p: z.coerce.number().int().min(1).max(1_000_000).default(1),
  rpp: z.coerce.number().int().min(1).max(100).default(9),
});

/** A page of the caller's favourites, most recently added first. */
export const FavouritesPage = z.object({
  events: z.array(ContentItem),
  page: z.int(),
  totalPages: z.int(),
  totalResults: z.int(),
  resultsPerPage: z.int(),
});

/** Ids of the caller's favourite titles. */
export const FavouriteIds = z.object({ ids: z.array(z.int()) });

/** A title in a watchlist; unlike elsewhere in the API, its id is a string. */
export const WatchlistItem = z.custom<Omit<Card, 'id'> & { id: string; contentType: Card['type'] }>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'contentType' in value &&
    isCard({ ...value, id: Number(value.id), contentType: undefined }),
);
export type WatchlistItem = z.infer<typeof WatchlistItem>;

const PagingInfo = z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() });

/** The caller's own watchlist, or another user's shared one. */
export const Watchlist = z.object({
  watchlistExternalId: z.int(),
  externalId: z.int(),
  /**
   * Owner id as used in requests and URLs: the list's own secret while it is shared, else `me`. It does not reveal the
   * account.
   */
  ownerExternalId: z.string(),
  name: z.string(),
  /** URLs of the pictures of the list's first four titles. */
  thumbnails: z.array(z.string()),
  ownership: z.enum(['OWNED', 'SHARED']),
  /** Whether the caller has saved this list of another user. */
  saved: z.boolean(),
  isEmpty: z.boolean(),
  /** Whether the list is shared with everyone who knows its path. */
  isShared: z.boolean(),
  /** Path of the list on the realm's site, under which other users see it while it is shared. */
  shareablePath: z.string(),
});
export type Watchlist = z.infer<typeof Watchlist>;

/** The path and owner id of a watchlist that was just shared. */
export const WatchlistShared = Watchlist.pick({ ownerExternalId: true, isShared: true, shareablePath: true });

/** A watchlist with one page of its items. */
export const WatchlistContent = Watchlist.extend({ content: z.array(WatchlistItem), pagingInfo: PagingInfo });
export type WatchlistContent = z.infer<typeof WatchlistContent>;

/** A page of the caller's watchlists including saved ones, newest first. */
export const Watchlists = z.object({ watchlists: z.array(Watchlist), pagingInfo: PagingInfo });
export type Watchlists = z.infer<typeof Watchlists>;

export const WatchlistsQuery = z.object({
  rpp: z.coerce.number().int().min(1).max(100).default(25),
  lastSeen: LastSeen.optional(),
});
/** Owner id in a watchlist's URL: the secret of a shared list, or `me` for the caller's own lists. */
export const OwnerId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
export const WatchlistQuery = WatchlistsQuery.extend({ owner: OwnerId.optional() });
export const WatchlistNeighboursQuery = z.object({ size: z.coerce.number().int().min(1).max(100).default(5) });

/**
 * A watchlist's name. The schema allows more than the maximum length, because a name that is too long has an error
 * message of its own.
 */
export const WatchlistName = z.strictObject({ name: z.string().max(2000) });

/** Types of titles that a watchlist accepts. */
export const ListedType = z.enum(titleTypes);

/** Titles of a watchlist to add or to sort, by id. */
export const WatchlistItemsBody = z.strictObject({
  content: z
    .array(z.strictObject({ id: z.string().regex(/^[1-9]\d{0,9}$/), contentType: ListedType }))
    .min(1)
    .max(500),
});

export const WatchlistParams = z.object({ id: ContentId });
/** Path parameters of a watchlist; the owner `me` is the caller. */
export const OwnedParams = z.object({ owner: OwnerId, watchlistId: ContentId });
