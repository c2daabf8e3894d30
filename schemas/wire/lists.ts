import * as z from 'zod';
import { titleTypes } from '../card-types.ts';
import { validate as isCard } from '../generated/validators/definitions/card.js';
import type { Card } from '../generated/types.ts';
import { ContentId, LastSeen } from './content.ts';
import { definition } from './definition.ts';

const ContentItem = definition('definitions/card.schema.json', isCard);

/** Pages of favourites have nine, of watchlists and of what is in one 25. */
export const FavouritesQuery = z.object({
  p: z.coerce.number().int().min(1).max(1_000_000).default(1),
  rpp: z.coerce.number().int().min(1).max(100).default(9),
});

/** A numbered page of the caller's favourites, those added last first. */
export const FavouritesPage = z.object({
  events: z.array(ContentItem),
  page: z.int(),
  totalPages: z.int(),
  totalResults: z.int(),
  resultsPerPage: z.int(),
});

/** Numbers of the titles that the caller has among the favourites. */
export const FavouriteIds = z.object({ ids: z.array(z.int()) });

/** A title as a watchlist holds it: its number is a text here. */
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

/** A watchlist of the caller's own, or one that somebody else shares. */
export const Watchlist = z.object({
  watchlistExternalId: z.int(),
  externalId: z.int(),
  /** What calls and addresses name instead of its owner: the list's own secret while it is shared, else `me`. */
  ownerExternalId: z.string(),
  name: z.string(),
  /** Pictures of the first four titles. */
  thumbnails: z.array(z.string()),
  ownership: z.enum(['OWNED', 'SHARED']),
  /** Of one that is shared: whether the caller has kept it. */
  saved: z.boolean(),
  isEmpty: z.boolean(),
  /** Whether others may read it: whoever has its path. */
  isShared: z.boolean(),
  /** Path on the realm's site at which others find it while it is shared. */
  shareablePath: z.string(),
});
export type Watchlist = z.infer<typeof Watchlist>;

/** By what others find a watchlist that has just been shared. */
export const WatchlistShared = Watchlist.pick({ ownerExternalId: true, isShared: true, shareablePath: true });

/** A watchlist with a page of what is in it. */
export const WatchlistContent = Watchlist.extend({ content: z.array(WatchlistItem), pagingInfo: PagingInfo });
export type WatchlistContent = z.infer<typeof WatchlistContent>;

/** A page of the caller's watchlists, kept ones among them, the newest first. */
export const Watchlists = z.object({ watchlists: z.array(Watchlist), pagingInfo: PagingInfo });
export type Watchlists = z.infer<typeof Watchlists>;

export const WatchlistsQuery = z.object({
  rpp: z.coerce.number().int().min(1).max(100).default(25),
  lastSeen: LastSeen.optional(),
});
/** The secret of a list that is shared, or `me`. */
export const OwnerId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
export const WatchlistQuery = WatchlistsQuery.extend({ owner: OwnerId.optional() });
export const WatchlistNeighboursQuery = z.object({ size: z.coerce.number().int().min(1).max(100).default(5) });

/** How long a name may be is said by a message of its own, not by the shape. */
export const WatchlistName = z.strictObject({ name: z.string().max(2000) });

/** Kinds of titles that a watchlist takes. */
export const ListedType = z.enum(titleTypes);

/** Titles by their numbers, to be added or put in order. */
export const WatchlistItemsBody = z.strictObject({
  content: z
    .array(z.strictObject({ id: z.string().regex(/^[1-9]\d{0,9}$/), contentType: ListedType }))
    .min(1)
    .max(500),
});

export const WatchlistParams = z.object({ id: ContentId });
/** `me` is whoever calls. */
export const OwnedParams = z.object({ owner: OwnerId, watchlistId: ContentId });
