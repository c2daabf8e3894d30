import * as z from 'zod';
import { ContentId } from './content.ts';
import { type Endpoint, forAccounts } from './endpoint.ts';
import {
  FavouriteIds,
  FavouritesPage,
  FavouritesQuery,
  ListedType,
  OwnedParams,
  WatchlistContent,
  WatchlistItem,
  WatchlistItemsBody,
  WatchlistName,
  WatchlistNeighboursQuery,
  WatchlistParams,
  WatchlistQuery,
  Watchlists,
  WatchlistsQuery,
} from './lists.ts';

const byId = z.object({ id: ContentId });

/** The calls of favourites and watchlists. All of them answer guests 403. */
export const listEndpoints = {
  'GET /api/v2/favourite/vods': {
    ...forAccounts,
    summary: 'The caller’s favourites by numbered pages, those added last first',
    query: FavouritesQuery,
    status: 200,
    answer: FavouritesPage,
  },
  'GET /api/v2/favourite/ids': {
    ...forAccounts,
    summary: 'Which titles the caller has among the favourites: up to 5000 numbers, those added last first',
    status: 200,
    answer: FavouriteIds,
  },
  'PUT /api/v2/favourite/vods/{id}': {
    ...forAccounts,
    summary: 'Add a title to the favourites. Doing it twice is doing it once.',
    params: byId,
    status: 204,
    answer: null,
  },
  'DELETE /api/v2/favourite/vods/{id}': {
    ...forAccounts,
    summary: 'Take a title from the favourites. One that is not there is no mistake.',
    params: byId,
    status: 204,
    answer: null,
  },
  'GET /api/v3/user/watchlist': {
    ...forAccounts,
    summary: 'The caller’s watchlists, and those of others that the caller has kept, the newest first',
    query: WatchlistsQuery,
    status: 200,
    answer: Watchlists,
  },
  'POST /api/v3/user/watchlist': {
    ...forAccounts,
    summary: 'Make a watchlist. 400 watchlistNameTooLong beyond 60 characters, 409 tooManyWatchlists beyond 200 lists.',
    body: WatchlistName,
    status: 201,
    answer: z.object({ id: z.int() }),
  },
  'PUT /api/v3/user/watchlist/{id}': {
    ...forAccounts,
    summary: 'Rename a watchlist of one’s own',
    params: WatchlistParams,
    body: WatchlistName,
    status: 204,
    answer: null,
  },
  'POST /api/v3/user/watchlist/{owner}/{watchlistId}/save': {
    ...forAccounts,
    summary: 'Keep somebody else’s watchlist. 409 when it is kept already, or one’s own.',
    params: OwnedParams,
    status: 204,
    answer: null,
  },
  'DELETE /api/v3/user/watchlist/{owner}/{watchlistId}': {
    ...forAccounts,
    summary: 'Delete a watchlist of one’s own, or let go of somebody else’s that was kept',
    params: OwnedParams,
    status: 204,
    answer: null,
  },
  'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}': {
    ...forAccounts,
    summary: 'Titles before and after one in a watchlist. 404 when it is not in it.',
    params: OwnedParams.extend({ item: ContentId }),
    query: WatchlistNeighboursQuery,
    status: 200,
    answer: z.object({ preceding: z.array(WatchlistItem), following: z.array(WatchlistItem) }),
  },
  'GET /api/v4/user/watchlist/{id}': {
    ...forAccounts,
    summary: 'A watchlist with a page of its titles; somebody else’s by its owner',
    params: WatchlistParams,
    query: WatchlistQuery,
    status: 200,
    answer: WatchlistContent,
  },
  'POST /api/v4/user/watchlist/{id}': {
    ...forAccounts,
    summary: 'Put titles of a watchlist in the order given, after the one that `lastSeen` names or first of all',
    params: WatchlistParams,
    query: z.object({ lastSeen: ContentId.optional() }),
    body: WatchlistItemsBody,
    status: 204,
    answer: null,
  },
  'POST /api/v4/user/watchlist/{id}/content': {
    ...forAccounts,
    summary: 'Add titles at the end of a watchlist. 409 DUPLICATE when one is in it, 409 watchlistFull beyond 500.',
    params: WatchlistParams,
    body: WatchlistItemsBody,
    status: 201,
    answer: z.object({}),
  },
  'DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}': {
    ...forAccounts,
    summary: 'Take a title from a watchlist. One that is not in it is no mistake.',
    params: WatchlistParams.extend({ type: ListedType, contentId: ContentId }),
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
