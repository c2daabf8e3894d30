import { createForeignCursorError } from '../../catalogue/collections/parts.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addTitles, orderTitles, wireItems } from './content.ts';
import { findItem, type Item, listItems, removeItem } from './items.store.ts';
import { ownWatchlist, requireLists, sharedWatchlist, toWatchlists } from './watchlists.ts';
import { isSaved } from './watchlists.store.ts';

type Names =
  | 'GET /api/v4/user/watchlist/{id}'
  | 'POST /api/v4/user/watchlist/{id}'
  | 'POST /api/v4/user/watchlist/{id}/content'
  | 'DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}'
  | 'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}';

/**
 * Finds the last item of the previous page.
 * @throws ProblemError 400 if it is not in the list
 */
async function lastItemOf(tx: Tx, realm: string, id: number, lastSeen: string | undefined): Promise<Item | undefined> {
  if (lastSeen === undefined) return undefined;
  const last = /^[1-9]\d{0,8}$/.test(lastSeen) ? await findItem(tx, realm, id, Number(lastSeen)) : undefined;
  if (!last) throw createForeignCursorError();
  return last;
}

export const watchlistContentHandlers: Handlers<Names> = {
  'GET /api/v4/user/watchlist/{id}': (call) => {
    const { realm, params, query } = call;
    const owner = requireLists(call);
    return inRealm(call.db, realm.id, async (tx) => {
      const list = await sharedWatchlist(tx, realm.id, owner, { id: params.id, owner: query.owner });
      const from = await lastItemOf(tx, realm.id, list.id, query.lastSeen);
      const found = await listItems(tx, realm.id, list.id, { count: query.rpp + 1, from });
      const shown = found.slice(0, query.rpp);
      const last = shown.at(-1);
      const more = found.length > query.rpp && last !== undefined;
      const kept = await isSaved(tx, realm.id, owner, list.id);
      const [wire] = await toWatchlists(tx, realm.id, owner, [list], () => kept);
      if (!wire) throw new Error('A list was lost on the way');
      return {
        ...wire,
        content: await wireItems(tx, call, shown),
        pagingInfo: { moreDataAvailable: more, ...(more && { lastSeen: String(last.contentId) }) },
      };
    });
  },
  'POST /api/v4/user/watchlist/{id}': async (call) => {
    await orderTitles(call);
    return undefined;
  },
  'POST /api/v4/user/watchlist/{id}/content': async (call) => {
    await addTitles(call);
    return {};
  },
  'DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}': async (call) => {
    const { realm, params } = call;
    const owner = requireLists(call);
    await inRealm(call.db, realm.id, async (tx) => {
      const { id } = await ownWatchlist(tx, realm.id, owner, params.id);
      // Ids are unique across types, so a title deleted from the catalogue can be removed too.
      await removeItem(tx, realm.id, id, params.contentId);
    });
    return undefined;
  },
  'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}': (call) => {
    const { realm, params, query } = call;
    const owner = requireLists(call);
    const named = { id: params.watchlistId, owner: params.owner };
    return inRealm(call.db, realm.id, async (tx) => {
      const list = await sharedWatchlist(tx, realm.id, owner, named);
      const from = await findItem(tx, realm.id, list.id, params.item);
      if (!from) throw new ProblemError('NOT_FOUND', ['titleNotInWatchlist']);
      const side = async (backwards: boolean) =>
        listItems(tx, realm.id, list.id, { count: query.size, from, backwards });
      const before = (await side(true)).toReversed();
      return {
        preceding: await wireItems(tx, call, before),
        following: await wireItems(tx, call, await side(false)),
      };
    });
  },
};
