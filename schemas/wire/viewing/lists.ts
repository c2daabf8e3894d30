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

/** A title in a watchlist; its id is a string here. */
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
  /** Public owner id in requests and URLs: the list's own secret while it is shared, else `me`. */
  ownerExternalId: z.string(),
  name: z.string(),
  /** Pictures of the first four titles. */
  thumbnails: z.array(z.string()),
  ownership: z.enum(['OWNED', 'SHARED']),
  /** Shared lists only: whether the caller has saved it. */
  saved: z.boolean(),
  isEmpty: z.boolean(),
  /** Whether the list is shared with everyone who knows its path. */
  isShared: z.boolean(),
  /** Path on the realm's site for other users while the list is shared. */
  shareablePath: z.string(),
});
export type Watchlist = z.infer<typeof Watchlist>;

/** Data for accessing a watchlist that was just shared. */
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
/** Secret of a shared list, or `me`. */
export const OwnerId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
export const WatchlistQuery = WatchlistsQuery.extend({ owner: OwnerId.optional() });
export const WatchlistNeighboursQuery = z.object({ size: z.coerce.number().int().min(1).max(100).default(5) });

/** The maximum length has its own error message, so the schema is more lenient. */
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
/** `me` is the caller. */
export const OwnedParams = z.object({ owner: OwnerId, watchlistId: ContentId });
