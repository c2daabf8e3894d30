import type { WatchlistItem } from '#schemas/wire/viewing/lists.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import { toCard } from '../../catalogue/catalogue/card.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { kindsOfType } from '../../catalogue/catalogue/kinds.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { favouritesAmong } from '../favourites/favourites.store.ts';
import type { Call } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { allItems, type Item, placeItems } from './items.store.ts';
import { ownWatchlist, requireLists } from './watchlists.ts';

/** Maximum number of titles per list, so that one request can sort a whole list. */
const MOST_TITLES = 500;

type Body = Call<'POST /api/v4/user/watchlist/{id}/content'>['body']['content'];

/** Watchlist items in the API's form, in list order. */
export async function wireItems(tx: Tx, context: ViewerContext, items: readonly Item[]): Promise<WatchlistItem[]> {
  const audience = getAudience(context);
  const ids = items.map(({ contentId }) => contentId);
  const contents = new Map((await findContents(tx, audience.realm, ids)).map((content) => [content.id, content]));
  const favourites = await favouritesAmong(tx, audience.realm, toOwner(context.caller), ids);
  return ids.flatMap((id) => {
    const content = contents.get(id);
    if (!content) return [];
    const card = toCard(content, audience);
    return [{ ...card, id: String(id), contentType: card.type, favourite: favourites.has(id) }];
  });
}

/**
 * Requires that all titles exist with the given type.
 * @throws ProblemError 404 otherwise
 */
async function checkTitles(tx: Tx, realm: string, content: Body): Promise<void> {
  const found = await findContents(
    tx,
    realm,
    content.map(({ id }) => Number(id)),
  );
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  const isThere = ({ id, contentType }: Body[number]) => {
    const kind = kinds.get(Number(id));
    return kind !== undefined && kindsOfType(contentType).includes(kind);
  };
  if (!content.every(isThere)) throw new ProblemError('NOT_FOUND', ['titleIsGone']);
}

/**
 * Parses title ids without duplicates.
 * @throws ProblemError 404 for an id out of range
 */
function numbersIn(content: Body): number[] {
  const ids = [...new Set(content.map(({ id }) => Number(id)))];
  if (ids.some((id) => id > 2_147_483_647)) throw new ProblemError('NOT_FOUND', ['titleIsGone']);
  return ids;
}

/**
 * Appends titles to a list of the caller, all or none.
 * @throws ProblemError 404, 409
 */
export async function addTitles(call: Call<'POST /api/v4/user/watchlist/{id}/content'>): Promise<void> {
  const { realm, params, body } = call;
  const owner = requireLists(call);
  const ids = numbersIn(body.content);
  await inRealm(call.db, realm.id, async (tx) => {
    const list = await ownWatchlist(tx, realm.id, owner, params.id);
    await checkTitles(tx, realm.id, body.content);
    const items = await allItems(tx, realm.id, list.id);
    if (items.some(({ contentId }) => ids.includes(contentId)))
      throw new ProblemError('DUPLICATE', ['duplicatedItemMessage']);
    if (items.length + ids.length > MOST_TITLES) throw new ProblemError('CONFLICT', ['watchlistFull']);
    await placeItems(tx, realm.id, list.id, ids, (items.at(-1)?.position ?? 0) + 1);
  });
}

/**
 * Moves titles of the caller's list behind another title, or to the start; the other titles keep their order.
 * @throws ProblemError 400 if a title is not in the list
 */
export async function orderTitles(call: Call<'POST /api/v4/user/watchlist/{id}'>): Promise<void> {
  const { realm, params, query, body } = call;
  const owner = requireLists(call);
  const ids = numbersIn(body.content);
  await inRealm(call.db, realm.id, async (tx) => {
    const list = await ownWatchlist(tx, realm.id, owner, params.id);
    const before = (await allItems(tx, realm.id, list.id)).map(({ contentId }) => contentId);
    const rest = before.filter((id) => !ids.includes(id));
    const edge = query.lastSeen === undefined ? 0 : rest.indexOf(query.lastSeen) + 1;
    if (rest.length + ids.length !== before.length || (query.lastSeen !== undefined && edge === 0))
      throw new ProblemError('BAD_REQUEST', ['titleNotInWatchlist']);
    await placeItems(tx, realm.id, list.id, [...rest.slice(0, edge), ...ids, ...rest.slice(edge)], 1);
  });
}
