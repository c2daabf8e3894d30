import type { WatchlistItem } from '#schemas/wire/viewing/lists.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { kindsOfType } from '../../catalogue/catalogue/kinds.ts';
import { createForeignCursorError } from '../../catalogue/collections/parts.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { listMarkedCards } from '../favourites/personal-list.ts';
import { findItem, type WatchlistRow, listAllItems, listItems, placeItems, removeItem } from './items.store.ts';
import { ownWatchlist, requireLists, sharedWatchlist, toWatchlists } from './watchlists.ts';
import { isSaved } from './watchlists.store.ts';

type Names =
  | 'GET /api/v4/user/watchlist/{id}'
  | 'POST /api/v4/user/watchlist/{id}'
  | 'POST /api/v4/user/watchlist/{id}/content'
  | 'DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}'
  | 'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}';

/** Maximum number of titles per list. It allows one request to contain the new order of a complete list. */
const MOST_TITLES = 500;

type Titles = Call<'POST /api/v4/user/watchlist/{id}/content'>['body']['content'];

/** Watchlist items in the API's form, in list order. */
const toWireItems = (tx: Tx, context: ViewerContext, items: readonly WatchlistRow[]): Promise<WatchlistItem[]> =>
  listMarkedCards(tx, context, toOwner(context.caller), items, ({ favourite, ...card }) => ({
    ...card,
    id: String(card.id),
    contentType: card.type,
    favourite,
  }));

/**
 * Requires that all titles exist with the given type.
 * @throws ProblemError 404 otherwise
 */
async function requireTitles(tx: Tx, realm: string, content: Titles): Promise<void> {
  const found = await findContents(
    tx,
    realm,
    content.map(({ id }) => Number(id)),
  );
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  const isThere = ({ id, contentType }: Titles[number]) => {
    const kind = kinds.get(Number(id));
    return kind !== undefined && kindsOfType(contentType).includes(kind);
  };
  if (!content.every(isThere)) throw new ProblemError('NOT_FOUND', ['titleIsGone']);
}

/**
 * Parses title ids without duplicates.
 * @throws ProblemError 404 for an id out of range
 */
function readTitleIds(content: Titles): number[] {
  const ids = [...new Set(content.map(({ id }) => Number(id)))];
  if (ids.some((id) => id > 2_147_483_647)) throw new ProblemError('NOT_FOUND', ['titleIsGone']);
  return ids;
}

/**
 * Finds the last item of the previous page.
 * @throws ProblemError 400 if it is not in the list
 */
async function findLastItem(
  tx: Tx,
  realm: string,
  id: number,
  lastSeen: string | undefined,
): Promise<WatchlistRow | undefined> {
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
      const from = await findLastItem(tx, realm.id, list.id, query.lastSeen);
      const found = await listItems(tx, realm.id, list.id, { count: query.rpp + 1, from });
      const shown = found.slice(0, query.rpp);
      const last = shown.at(-1);
      const more = found.length > query.rpp && last !== undefined;
      const kept = await isSaved(tx, realm.id, owner, list.id);
      const [wire] = await toWatchlists(tx, realm.id, owner, [list], () => kept);
      if (!wire) throw new Error('A list was lost on the way');
      return {
        ...wire,
        content: await toWireItems(tx, call, shown),
        pagingInfo: { moreDataAvailable: more, ...(more && { lastSeen: String(last.contentId) }) },
      };
    });
  },
  // Moves titles behind another title, or to the start; the other titles keep their order.
  'POST /api/v4/user/watchlist/{id}': async (call) => {
    const { realm, params, query, body } = call;
    const owner = requireLists(call);
    const ids = readTitleIds(body.content);
    await inRealm(call.db, realm.id, async (tx) => {
      const list = await ownWatchlist(tx, realm.id, owner, params.id);
      const before = (await listAllItems(tx, realm.id, list.id)).map(({ contentId }) => contentId);
      const rest = before.filter((id) => !ids.includes(id));
      const edge = query.lastSeen === undefined ? 0 : rest.indexOf(query.lastSeen) + 1;
      if (rest.length + ids.length !== before.length || (query.lastSeen !== undefined && edge === 0))
        throw new ProblemError('BAD_REQUEST', ['titleNotInWatchlist']);
      await placeItems(tx, realm.id, list.id, [...rest.slice(0, edge), ...ids, ...rest.slice(edge)], 1);
    });
    return undefined;
  },
  // Appends all titles or none.
  'POST /api/v4/user/watchlist/{id}/content': async (call) => {
    const { realm, params, body } = call;
    const owner = requireLists(call);
    const ids = readTitleIds(body.content);
    await inRealm(call.db, realm.id, async (tx) => {
      const list = await ownWatchlist(tx, realm.id, owner, params.id);
      await requireTitles(tx, realm.id, body.content);
      const items = await listAllItems(tx, realm.id, list.id);
      if (items.some(({ contentId }) => ids.includes(contentId)))
        throw new ProblemError('DUPLICATE', ['duplicatedItemMessage']);
      if (items.length + ids.length > MOST_TITLES) throw new ProblemError('CONFLICT', ['watchlistFull']);
      await placeItems(tx, realm.id, list.id, ids, (items.at(-1)?.position ?? 0) + 1);
    });
    return {};
  },
  'DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}': async (call) => {
    const { realm, params } = call;
    const owner = requireLists(call);
    await inRealm(call.db, realm.id, async (tx) => {
      const { id } = await ownWatchlist(tx, realm.id, owner, params.id);
      // The type need not be checked: ids are unique across types, and a title that is no longer in the catalogue can
      // thus be removed too.
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
        preceding: await toWireItems(tx, call, before),
        following: await toWireItems(tx, call, await side(false)),
      };
    });
  },
};
