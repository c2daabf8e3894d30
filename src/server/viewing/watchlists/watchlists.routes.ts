import { readCursor, writeCursor } from '../../catalogue/catalogue/cursor.ts';
import { acquireLock, inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { isSameOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import {
  readListName,
  getOwnerName,
  ownWatchlist,
  pathOf,
  requireLists,
  sharedWatchlist,
  toWatchlists,
} from './watchlists.ts';
import {
  unshareWatchlist,
  countWatchlists,
  deleteWatchlist,
  insertWatchlist,
  listWatchlists,
  shareWatchlist,
  renameWatchlist,
  saveWatchlist,
  unsaveWatchlist,
} from './watchlists.store.ts';

type Names =
  | 'GET /api/v3/user/watchlist'
  | 'POST /api/v3/user/watchlist'
  | 'PUT /api/v3/user/watchlist/{id}'
  | 'POST /api/v3/user/watchlist/{owner}/{watchlistId}/save'
  | 'DELETE /api/v3/user/watchlist/{owner}/{watchlistId}'
  | 'PUT /api/v4/user/watchlist/{id}/share'
  | 'DELETE /api/v4/user/watchlist/{id}/share';

/** Maximum number of lists per owner, which limits abuse. */
const MOST_LISTS = 200;

export const watchlistHandlers: Handlers<Names> = {
  'GET /api/v3/user/watchlist': (call) => {
    const { realm, query } = call;
    const owner = requireLists(call);
    const cursor = readCursor(query.lastSeen);
    const after = cursor && { at: cursor.k, id: cursor.i };
    return inRealm(call.db, realm.id, async (tx) => {
      // One entry more than the page shows is read, to know whether there is a next page.
      const found = await listWatchlists(tx, realm.id, owner, { count: query.rpp + 1, after });
      const shown = found.slice(0, query.rpp);
      const last = shown.at(-1);
      const more = found.length > query.rpp && last !== undefined;
      const n = (cursor?.n ?? 0) + shown.length;
      return {
        watchlists: await toWatchlists(tx, realm.id, owner, shown, () => true),
        pagingInfo: {
          moreDataAvailable: more,
          ...(more && { lastSeen: writeCursor({ k: last.at, i: last.id, n, t: call.clock.now() }) }),
        },
      };
    });
  },
  'POST /api/v3/user/watchlist': (call) => {
    const { realm, body } = call;
    const owner = requireLists(call);
    const name = readListName(body.name);
    return inRealm(call.db, realm.id, async (tx) => {
      await acquireLock(tx, `watchlists ${realm.id} ${owner.accountId}`);
      if ((await countWatchlists(tx, realm.id, owner)) >= MOST_LISTS)
        throw new ProblemError('CONFLICT', ['tooManyWatchlists']);
      return { id: await insertWatchlist(tx, realm.id, owner, name, call.clock.now()) };
    });
  },
  'PUT /api/v3/user/watchlist/{id}': async (call) => {
    const { realm, params, body } = call;
    const owner = requireLists(call);
    const name = readListName(body.name);
    await inRealm(call.db, realm.id, async (tx) => {
      const { id } = await ownWatchlist(tx, realm.id, owner, params.id);
      await renameWatchlist(tx, realm.id, id, name);
    });
    return undefined;
  },
  'POST /api/v3/user/watchlist/{owner}/{watchlistId}/save': async (call) => {
    const { realm, params } = call;
    const owner = requireLists(call);
    const named = { id: params.watchlistId, owner: params.owner };
    await inRealm(call.db, realm.id, async (tx) => {
      const list = await sharedWatchlist(tx, realm.id, owner, named, { lock: true });
      const isNew =
        !isSameOwner(list.owner, owner) && (await saveWatchlist(tx, realm.id, owner, list.id, call.clock.now()));
      if (!isNew) throw new ProblemError('ALREADY_EXISTS', ['watchlistAlreadySaved']);
    });
    return undefined;
  },
  'DELETE /api/v3/user/watchlist/{owner}/{watchlistId}': async (call) => {
    const { realm, params } = call;
    const owner = requireLists(call);
    const named = { id: params.watchlistId, owner: params.owner };
    await inRealm(call.db, realm.id, async (tx) => {
      const list = await sharedWatchlist(tx, realm.id, owner, named, { lock: true });
      if (isSameOwner(list.owner, owner)) await deleteWatchlist(tx, realm.id, list.id);
      else await unsaveWatchlist(tx, realm.id, owner, list.id);
    });
    return undefined;
  },
  'PUT /api/v4/user/watchlist/{id}/share': (call) => {
    const { realm, params } = call;
    const owner = requireLists(call);
    return inRealm(call.db, realm.id, async (tx) => {
      const list = await ownWatchlist(tx, realm.id, owner, params.id);
      const secret = list.secret ?? (await shareWatchlist(tx, realm.id, list.id));
      const shared = { id: list.id, secret };
      return { ownerExternalId: getOwnerName(shared), isShared: true, shareablePath: pathOf(shared) };
    });
  },
  'DELETE /api/v4/user/watchlist/{id}/share': async (call) => {
    const { realm, params } = call;
    const owner = requireLists(call);
    await inRealm(call.db, realm.id, async (tx) => {
      const { id } = await ownWatchlist(tx, realm.id, owner, params.id);
      await unshareWatchlist(tx, realm.id, id);
    });
    return undefined;
  },
};
